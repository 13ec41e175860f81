import { malformed } from './body-error.ts'
import { decodeText } from './decode-text.ts'
import type { Field } from './fields.ts'

// One member of a flat object. JSON.parse would let the last of two equal names win without a word.
const member =
  /\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|true|false|null)\s*(,(?=\s*")|(?=\}))/y
const open = /^\s*\{/
const close = /\s*\}\s*$/y

/** A flat object of texts; `false`, `true` and `null` are taken for theirs. Nothing is nested here. */
export function parseJson(body: Buffer, limit: number): Field[] {
  const text = decodeText(body)
  const start = open.exec(text)?.[0].length
  if (start === undefined) throw malformed('not a JSON object')

  const fields: Field[] = []
  let position = start
  while (fields.length <= limit) {
    member.lastIndex = position
    const match = member.exec(text)
    if (!match) break
    fields.push(readMember(match[1] ?? '', match[2] ?? ''))
    position = member.lastIndex
    if (match[3] === '') break
  }
  close.lastIndex = position
  if (fields.length <= limit && !close.test(text))
    throw malformed('not a flat JSON object of texts')
  return fields
}

function readMember(nameToken: string, valueToken: string): Field {
  const value = valueToken === 'null' ? '' : valueToken
  return { name: readText(nameToken), value: value.startsWith('"') ? readText(value) : value }
}

function readText(token: string): string {
  try {
    const text = JSON.parse(token) as string
    // Half of a character has no UTF-8, so no database would keep it.
    return text.toWellFormed()
  } catch {
    throw malformed('a JSON text that cannot be read')
  }
}
