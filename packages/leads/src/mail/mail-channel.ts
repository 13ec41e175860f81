import type { Channel } from '../delivery/channel.ts'
import { composeMail } from './compose-mail.ts'
import { createMailer } from './mailer.ts'

export type MailOptions = {
  readonly smtpUrl: string
  readonly to: string
  readonly timeoutMs?: number
}

/** Brings each lead to the sales mailbox. */
export function createMailChannel({ smtpUrl, to, timeoutMs }: MailOptions): Channel {
  const send = createMailer({ smtpUrl, timeoutMs })
  return { name: 'mail', deliver: (lead) => send(composeMail(lead, to)) }
}
