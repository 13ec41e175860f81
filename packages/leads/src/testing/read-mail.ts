export type ReadMail = {
  /** Every header line, unfolded, in order. */
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly text: string
  readonly html: string
  header(name: string): string | undefined
}

/** Reads a mail of one part or two back, strictly by the RFC: what it finds is what a mail program finds. */
export function readMail(source: string): ReadMail {
  const { headers, body } = splitEntity(source)
  const header = (name: string) => headers.find((one) => one.name === name)?.value
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(header('content-type') ?? '') ?? []
  const parts = boundary
    ? body.split(`--${boundary}`).slice(1, -1).map(readPart)
    : [readPart(source)]
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ''
  return { headers, header, text: find('text/plain'), html: find('text/html') }
}

function splitEntity(source: string) {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }
    })
  return { headers, body: source.slice(end + 4) }
}

function readPart(source: string) {
  const { headers, body } = splitEntity(source.replace(/^\r\n/, ''))
  const value = (name: string) => headers.find((one) => one.name === name)?.value ?? ''
  const content = decode(body.replace(/\r\n$/, ''), value('content-transfer-encoding'))
  return { type: value('content-type'), content: content.replaceAll('\r\n', '\n') }
}

/** A header as a mail program shows it (RFC 2047). */
export function decodeWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, '?==?')
  return joined.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? decode(word, 'base64')
      : decode(word.replaceAll('_', ' '), 'quoted-printable'),
  )
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
