import { leadMail, tradeOfPage } from '@nightdesk/content'
import { isEmail } from '@nightdesk/contracts'

import type { Lead } from '../lead.ts'
import { mailLink, phoneLink } from './contact-links.ts'
import type { TellTime } from './mail-time.ts'

export type MailRow = {
  readonly label: string
  readonly value: string
  /** What a press on it does, where links can be pressed. */
  readonly link?: string | undefined
}

/** What stands above the message, in both forms of the mail. */
export function mailRows(lead: Lead, tellTime: TellTime): MailRow[] {
  const { reference, fields, page, createdAt } = lead
  const { labels, none } = leadMail
  const trade = tradeOfPage(page)
  return [
    { label: labels.reference, value: reference },
    { label: labels.name, value: fields.name },
    { label: labels.email, value: fields.email || none, link: mailLink(fields.email) },
    { label: labels.phone, value: fields.phone || none, link: phoneLink(fields.phone) },
    ...(trade ? [{ label: labels.trade, value: trade }] : []),
    { label: labels.page, value: page || none },
    { label: labels.receivedAt, value: tellTime(createdAt) },
  ]
}

/** How this lead can be answered. */
export function replyHint({ fields: { email } }: Lead): string {
  if (isEmail(email)) return leadMail.replyHint
  return email ? leadMail.noReplyHint : leadMail.noEmailHint
}
