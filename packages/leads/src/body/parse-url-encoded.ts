import { malformed } from './body-error.ts'
import { decodeText } from './decode-text.ts'
import type { Field } from './fields.ts'

const plus = 0x2b
const space = 0x20
const percent = 0x25

/** `name=value` pairs. Unlike URLSearchParams it refuses what it cannot decode. */
export function parseUrlEncoded(body: Buffer, limit: number): Field[] {
  const pairs = body.toString('latin1').split('&', limit + 1)
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=')
      if (equals < 0) throw malformed('a field without a value')
      return { name: decode(pair.slice(0, equals)), value: decode(pair.slice(equals + 1)) }
    })
}

function decode(text: string): string {
  const bytes: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === percent) {
      bytes.push(hexByte(text.slice(index + 1, index + 3)))
      index += 2
    } else {
      bytes.push(code === plus ? space : code)
    }
  }
  return decodeText(Uint8Array.from(bytes))
}

function hexByte(digits: string): number {
  if (!/^[\da-f]{2}$/i.test(digits)) throw malformed('a percent sign that encodes nothing')
  return Number.parseInt(digits, 16)
}
