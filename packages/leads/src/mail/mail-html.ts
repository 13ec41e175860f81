import { leadMail } from '@nightdesk/content'

import type { Lead } from '../lead.ts'
import { markup } from '../pages/markup.ts'
import { mailRows, replyHint } from './mail-rows.ts'

// Mail programs know no stylesheets and few colors: each element carries its own.
const body =
  'margin:0;padding:24px 12px;background:#f3f7f0;color:#0f231d;font:16px/1.5 Helvetica,Arial,sans-serif'
const sheet =
  'max-width:600px;margin:0 auto;background:#fdfefc;border:1px solid #c9d5cb;border-left:6px solid #14493a;border-collapse:collapse'
const heading = 'margin:0 0 4px;font:600 24px/1.2 Rockwell,Georgia,serif;color:#0f231d'
const labelCell = 'padding:4px 16px 4px 0;color:#45574f;font-size:14px;vertical-align:top'
const valueCell = 'padding:4px 0;vertical-align:top;overflow-wrap:anywhere'
const messageBlock =
  'margin:16px 0;padding:16px;background:#f3f7f0;white-space:pre-wrap;overflow-wrap:anywhere'
const small = 'margin:0;color:#45574f;font-size:13px'

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
