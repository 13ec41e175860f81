import { malformed } from './body-error.ts'
import { decodeText } from './decode-text.ts'
import type { Field } from './fields.ts'

const longestPartHeaders = 1024
const lineEnd = '\r\n'
const headersEnd = Buffer.from('\r\n\r\n')

/**
 * The parts of a form, as RFC 7578 has them and browsers send them: text fields, nothing before the
 * first boundary, nothing after the last. Files are refused.
 */
export function parseMultipart(body: Buffer, boundary: string, limit: number): Field[] {
  const opening = Buffer.from(`--${boundary}`)
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`)
  if (!body.subarray(0, opening.length).equals(opening)) throw malformed('no first boundary')

  const fields: Field[] = []
  let position = opening.length
  while (fields.length <= limit) {
    const mark = body.toString('latin1', position, position + lineEnd.length)
    if (mark === '--') {
      if (!isEnd(body.subarray(position + mark.length))) throw malformed('more after the end')
      return fields
    }
    if (mark !== lineEnd) throw malformed('a broken boundary')
    const end = body.indexOf(delimiter, position + lineEnd.length)
    if (end < 0) throw malformed('no last boundary')
    fields.push(readPart(body.subarray(position + lineEnd.length, end)))
    position = end + delimiter.length
  }
  return fields
}

function isEnd(rest: Buffer): boolean {
  return rest.length === 0 || rest.equals(Buffer.from(lineEnd))
}

function readPart(part: Buffer): Field {
  const split = part.indexOf(headersEnd)
  if (split < 0 || split > longestPartHeaders) throw malformed('a part without proper headers')
  const headers = decodeText(part.subarray(0, split)).split(lineEnd)
  const value = decodeText(part.subarray(split + headersEnd.length))
  return { name: readName(headers), value }
}

const disposition = /^content-disposition:[ \t]*form-data((?:;[ \t]*[a-z*]+="[^"\r\n]*")+)$/i
const plainType = /^content-type:[ \t]*text\/plain(?:;[ \t]*charset="?utf-?8"?)?$/i

function readName(headers: readonly string[]): string {
  const [parameters, ...more] = headers.flatMap((line) => disposition.exec(line)?.[1] ?? [])
  const isOnlyText = headers.every((line) => disposition.test(line) || plainType.test(line))
  if (parameters === undefined || more.length > 0 || !isOnlyText) {
    throw malformed('a part that is not a text field')
  }
  const [, name, rest] = /^;[ \t]*name="([^"]+)"(.*)$/i.exec(parameters) ?? []
  // A file name is the one other parameter there is.
  if (name === undefined || rest !== '') throw malformed('a part that is not a text field')
  return name
}
