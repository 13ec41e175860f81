import { fixedFields } from '@nightdesk/contracts'

import { malformed } from './body-error.ts'
import { decodeText } from './decode-text.ts'
import type { Field } from './fields.ts'

// One member of a flat object. JSON.parse would let the last of two equal names win without a word.
const member =
  /\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|true|false|null)\s*(,(?=\s*")|(?=\}))/y
const open = /^\s*\{/
const close = /\s*\}\s*$/y

// Programs that post the form write these as what they look like; nobody's name or message is one.
const mayBeTruth = new Set<string>(Object.values(fixedFields))

/** A flat object of texts; `null` is an empty one, and a fixed field may be `true` or `false`. Nothing is nested here. */
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
  const name = readText(nameToken)
  if (valueToken === 'null') return { name, value: '' }
  if (valueToken.startsWith('"')) return { name, value: readText(valueToken) }
  if (!mayBeTruth.has(name)) throw malformed('a field that is no text')
  return { name, value: valueToken }
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
