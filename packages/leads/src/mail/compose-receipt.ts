import { receiptMail } from '@nightdesk/content'
import type { SendMailOptions } from 'nodemailer'

import { markup } from '../pages/markup.ts'
import { mailStyle } from './mail-style.ts'

export type Receipt = { readonly reference: string; readonly to: string; readonly from: string }

/** Nothing in it is the visitor's but the address it goes to. */
export function composeReceipt({ reference, to, from }: Receipt): SendMailOptions {
  const { sender, subject, heading, text, referenceLabel, referenceHint, notYou } = receiptMail
  const html = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${heading}</title></head>
<body style="${mailStyle.body}">
<table role="presentation" width="100%" style="${mailStyle.sheet}"><tr><td style="padding:24px">
<h1 style="${mailStyle.heading}">${heading}</h1>
<p style="margin:0 0 16px">${text}</p>
<p style="${mailStyle.small}">${referenceLabel}</p>
<p style="margin:0 0 4px;font:600 22px/1.3 Menlo,Consolas,monospace">${reference}</p>
<p style="margin:0 0 16px">${referenceHint}</p>
<p style="${mailStyle.small}">${notYou}</p>
</td></tr></table>
</body></html>
`
  return {
    from: { name: sender, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject: subject(reference),
    messageId: `<receipt.${reference.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // So that no machine answers a machine.
    headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' },
    text: [
      heading,
      '',
      text,
      '',
      `${referenceLabel}: ${reference}`,
      referenceHint,
      '',
      notYou,
      '',
    ].join('\n'),
    html: html.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
