import { leadMail } from '@nightdesk/content'
import { isEmail } from '@nightdesk/contracts'
import type { SendMailOptions } from 'nodemailer'

import type { Lead } from '../lead.ts'
import { renderMailHtml } from './mail-html.ts'
import { mailSubject } from './mail-subject.ts'
import type { TellTime } from './mail-time.ts'
import { renderMailText } from './mail-text.ts'

export type MailTerms = {
  readonly to: string
  /** In the time zone of whoever reads it. */
  readonly tellTime: TellTime
}

/**
 * The mail to the sales mailbox. Its headers are ours: of the visitor there is a plain name in the subject, and one
 * address in Reply-To, only when it is one. The Message-ID is the same at every try.
 */
export function composeMail(lead: Lead, { to, tellTime }: MailTerms): SendMailOptions {
  const { reference, createdAt, fields } = lead
  const canReply = isEmail(fields.email)
  const shown = { ...lead, fields: withoutOverrides(fields) }
  return {
    // From the mailbox to itself: its own domain is the one that this server may write for.
    from: { name: leadMail.sender, address: to },
    to: { name: '', address: to },
    envelope: { from: to, to: [to] },
    ...(canReply && { replyTo: { name: '', address: fields.email } }),
    subject: mailSubject(lead),
    messageId: `<${reference.toLowerCase()}@${domainOf(to)}>`,
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: renderMailText(shown, tellTime),
    html: renderMailHtml(shown, tellTime),
    // A text is a text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** Signs that turn the direction of what follows could show an address of the visitor's as another one. */
function withoutOverrides(fields: Lead['fields']): Lead['fields'] {
  const plain = (text: string) => text.replaceAll(overrides, '')
  return {
    ...fields,
    name: plain(fields.name),
    email: plain(fields.email),
    phone: plain(fields.phone),
    message: plain(fields.message),
  }
}
