import { digestMail, leadMail } from '@nightdesk/content'
import type { SendMailOptions } from 'nodemailer'

import { silentDays, type AlarmReason, type Silence } from '../alarms.ts'
import type { LeadCounts } from '../store/lead-store.ts'

export type Digest = {
  readonly alarms: readonly AlarmReason[]
  readonly counts: LeadCounts
  readonly now: number
  readonly silence?: Silence | undefined
}

/** Numbers alone: what visitors wrote stays where it is. */
export function composeDigest(digest: Digest, to: string): SendMailOptions {
  const { alarms, counts, now, silence } = digest
  const minutes = Math.floor((now - (counts.oldestUndeliveredAt ?? now)) / 60_000)
  const lines: Record<AlarmReason, string> = {
    late: digestMail.late(counts.undelivered, minutes),
    dead: digestMail.dead(counts.dead),
    quarantine: digestMail.quarantine(counts.quarantined),
    silent: digestMail.silent(silence ? silentDays(counts, now, silence) : 0),
  }
  return {
    from: { name: leadMail.sender, address: to },
    to: { name: '', address: to },
    envelope: { from: to, to: [to] },
    subject: digestMail.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      digestMail.intro,
      '',
      ...alarms.map((reason) => `* ${lines[reason]}`),
      '',
      digestMail.footer,
      '',
    ].join('\n'),
  }
}
