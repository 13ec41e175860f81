import { PlainError } from '../process/plain-error.ts'

const start = '<!-- settings: written by `npm run config -- write` -->'
const end = '<!-- end of settings -->'

/** A document with the part between its two marks replaced. */
export function replaceMarked(text: string, part: string): string {
  const [before, rest, ...more] = text.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined || more.length > 0) {
    throw new PlainError(`A document needs one part between "${start}" and "${end}".`)
  }
  return `${before}${start}\n\n${part.trim()}\n\n${end}${after}`
}
