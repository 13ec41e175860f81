import type { Channel } from '../delivery/channel.ts'
import { composeMail } from './compose-mail.ts'
import { timesIn } from './mail-time.ts'
import { createMailer } from './mailer.ts'

export type MailOptions = {
  readonly smtpUrl: string
  readonly to: string
  readonly timeZone?: string | undefined
  readonly timeoutMs?: number
}

/** Brings each lead to the sales mailbox. */
export function createMailChannel(options: MailOptions): Channel {
  const { smtpUrl, to, timeZone = 'UTC', timeoutMs } = options
  const send = createMailer({ smtpUrl, timeoutMs })
  const terms = { to, tellTime: timesIn(timeZone) }
  return { name: 'mail', deliver: (lead) => send(composeMail(lead, terms)) }
}
