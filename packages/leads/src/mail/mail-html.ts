import { leadMail } from '@nightdesk/content'

import type { Lead } from '../lead.ts'
import { markup, type Markup } from '../pages/markup.ts'
import { mailRows, replyHint, type MailRow } from './mail-rows.ts'
import { mailStyle } from './mail-style.ts'
import type { TellTime } from './mail-time.ts'

const { body, sheet, heading, labelCell, valueCell, messageBlock, small, anchor } = mailStyle

/** The same mail, set like a slip of paper. Everything of the visitor's is escaped. */
export function renderMailHtml(lead: Lead, tellTime: TellTime): string {
  const rows = mailRows(lead, tellTime).map(({ label, ...row }) => {
    return markup`<tr><td style="${labelCell}">${label}</td><td style="${valueCell}">${renderValue(row)}</td></tr>
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

function renderValue({ value, link }: Pick<MailRow, 'value' | 'link'>): Markup | string {
  return link ? markup`<a href="${link}" style="${anchor}">${value}</a>` : value
}
