import { leadMail } from '@nightdesk/content'

import type { Lead } from '../lead.ts'
import { mailRows, replyHint } from './mail-rows.ts'
import type { TellTime } from './mail-time.ts'

const gap = 2
const indent = '  '

/** The mail for programs and people that read plain text. */
export function renderMailText(lead: Lead, tellTime: TellTime): string {
  const rows = mailRows(lead, tellTime)
  const width = Math.max(...rows.map(({ label }) => label.length)) + gap
  // Indented, so that no line of the visitor's can pass for one of ours.
  const message = lead.fields.message.replaceAll(/^/gm, indent)
  return [
    leadMail.intro[lead.source],
    '',
    ...rows.map(({ label, value }) => label.padEnd(width) + value),
    '',
    leadMail.labels.message,
    '',
    message,
    '',
    replyHint(lead),
    '',
    '-- ',
    leadMail.footer[lead.source](lead.consentVersion),
    leadMail.erase(lead.reference),
    '',
  ].join('\n')
}
