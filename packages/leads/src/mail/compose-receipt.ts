import { brand, receiptMail } from '@nightdesk/content'
import type { SendMailOptions } from 'nodemailer'

import { markup } from '../pages/markup.ts'
import { mailStyle } from './mail-style.ts'
import type { TellTime } from './mail-time.ts'

export type Receipt = {
  readonly reference: string
  readonly createdAt: number
  readonly to: string
  readonly from: string
  readonly tellTime: TellTime
}

/** Nothing in it is the visitor's but the address it goes to. */
export function composeReceipt(receipt: Receipt): SendMailOptions {
  const { reference, createdAt, to, from, tellTime } = receipt
  const received = receiptMail.received(tellTime(createdAt))
  return {
    from: { name: receiptMail.sender, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject: receiptMail.subject(reference),
    messageId: `<receipt.${reference.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // So that no machine answers a machine.
    headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' },
    text: renderText(reference, received),
    html: renderHtml(reference, received),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function renderText(reference: string, received: string): string {
  const { heading, nextLabel, next, when, reply } = receiptMail
  const { referenceLabel, referenceHint, notYou, company } = receiptMail
  return [
    heading,
    '',
    received,
    '',
    `${nextLabel}: ${next}`,
    when,
    reply,
    '',
    `${referenceLabel}: ${reference}`,
    referenceHint,
    '',
    notYou,
    '',
    '-- ',
    company,
    brand.email,
    '',
  ].join('\n')
}

function renderHtml(reference: string, received: string): string {
  const { heading, nextLabel, next, when, reply } = receiptMail
  const { referenceLabel, referenceHint, notYou, company } = receiptMail
  const { body, sheet, small, anchor } = mailStyle
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${heading}</title></head>
<body style="${body}">
<table role="presentation" width="100%" style="${sheet}"><tr><td style="padding:24px">
<h1 style="${mailStyle.heading}">${heading}</h1>
<p style="margin:0 0 16px">${received}</p>
<p style="${small}">${nextLabel}</p>
<p style="margin:0 0 4px">${next}</p>
<p style="margin:0 0 16px">${when} ${reply}</p>
<p style="${small}">${referenceLabel}</p>
<p style="margin:0 0 4px;font:600 22px/1.3 Menlo,Consolas,monospace">${reference}</p>
<p style="margin:0 0 16px">${referenceHint}</p>
<p style="margin:0 0 16px">${company}<br><a href="mailto:${brand.email}" style="${anchor}">${brand.email}</a></p>
<p style="${small}">${notYou}</p>
</td></tr></table>
</body></html>
`.text
}
