import { digestMail, leadMail } from '@nightdesk/content'
import type { SendMailOptions } from 'nodemailer'

import type { AlarmReason } from '../alarms.ts'
import type { LeadCounts } from '../store/lead-store.ts'

export type Digest = {
  readonly alarms: readonly AlarmReason[]
  readonly counts: LeadCounts
  readonly now: number
}

/** Numbers alone: what visitors wrote stays where it is. */
export function composeDigest({ alarms, counts, now }: Digest, to: string): SendMailOptions {
  const minutes = Math.floor((now - (counts.oldestUndeliveredAt ?? now)) / 60_000)
  const lines: Record<AlarmReason, string> = {
    late: digestMail.late(counts.undelivered, minutes),
    dead: digestMail.dead(counts.dead),
    quarantine: digestMail.quarantine(counts.quarantined),
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
