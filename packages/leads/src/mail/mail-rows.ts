import { leadMail } from '@nightdesk/content'
import { isEmail } from '@nightdesk/contracts'

import type { Lead } from '../lead.ts'

export type MailRow = { readonly label: string; readonly value: string }

/** What stands above the message, in both forms of the mail. */
export function mailRows({ reference, fields, page, createdAt }: Lead): MailRow[] {
  const { labels, none } = leadMail
  return [
    { label: labels.reference, value: reference },
    { label: labels.name, value: fields.name },
    { label: labels.email, value: fields.email || none },
    { label: labels.phone, value: fields.phone || none },
    { label: labels.page, value: page || none },
    { label: labels.receivedAt, value: formatTime(createdAt) },
  ]
}

/** How this lead can be answered. */
export function replyHint({ fields: { email } }: Lead): string {
  if (isEmail(email)) return leadMail.replyHint
  return email ? leadMail.noReplyHint : leadMail.noEmailHint
}

function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
