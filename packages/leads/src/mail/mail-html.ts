import { leadMail } from '@nightdesk/content'

import type { Lead } from '../lead.ts'
import { markup } from '../pages/markup.ts'
import { mailRows, replyHint } from './mail-rows.ts'
import { mailStyle } from './mail-style.ts'

const { body, sheet, heading, labelCell, valueCell, messageBlock, small } = mailStyle

/** The same mail, set like a slip of paper. Everything of the visitor's is escaped. */
export function renderMailHtml(lead: Lead): string {
  const rows = mailRows(lead).map(({ label, value }) => {
    return markup`<tr><td style="${labelCell}">${label}</td><td style="${valueCell}">${value}</td></tr>
`
  })
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${leadMail.heading}</title></head>
<body style="${body}">
<table role="presentation" width="100%" style="${sheet}"><tr><td style="padding:24px">
<h1 style="${heading}">${leadMail.heading}</h1>
<p style="margin:0 0 16px">${leadMail.intro[lead.source]}</p>
<table role="presentation" style="border-collapse:collapse">
${rows}</table>
<div style="${messageBlock}">${lead.fields.message}</div>
<p style="margin:0 0 16px">${replyHint(lead)}</p>
<p style="${small}">${leadMail.footer[lead.source](lead.consentVersion)} ${leadMail.erase(lead.reference)}</p>
</td></tr></table>
</body></html>
`.text
}
