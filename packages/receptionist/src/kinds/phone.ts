import { findDigits, findPhone, printPhone, readUtterance } from '@nightdesk/understanding'
import { sayPhone } from '../say/number.ts'
import type { Kind, ReadContext, Value } from './value.ts'

export const phoneKind: Kind<'phone'> = {
  print: ({ digits }) => printPhone(digits),
  say: ({ digits }) => sayPhone(digits),
}

const correction = /\b(?:no|sorry|wait|i mean|rather|correction|scratch that|make that)\b/i
const sentenceEnd = /[.!?]\s+/
const wholeNumber = 10
const fewestCorrected = 2
const fewestOfWhole = 7

export function readPhone(text: string, { before }: Partial<ReadContext> = {}): Value | undefined {
  const found = findPhone(readUtterance(text).words)
  if (found) return { kind: 'phone', digits: corrected(text, found.value), isWhole: found.isWhole }
  const known = before?.kind === 'phone' && before.isWhole ? before.digits : undefined
  const digits = known && withEnd(known, text)
  return digits ? { kind: 'phone', digits, isWhole: true } : undefined
}

const not = /\bnot\b/i

/** "It ends in five four, not five three": the last digits of a number that is known. */
function withEnd(known: string, text: string): string | undefined {
  const end = withoutStart(digitsIn(text.split(not)[0] ?? ''))
  const isEnd = end.length >= fewestCorrected && end.length < fewestOfWhole
  return isEnd ? known.slice(0, -end.length) + end : undefined
}

/** "… oh one nine three, no, sorry, oh one three nine": the new digits take the place of the last ones. */
function corrected(text: string, digits: string): string {
  // "It should end in oh one six five. 973 555 0165."
  const sentences = text.trim().split(sentenceEnd)
  const own = sentences.length > 1 ? digitsIn(sentences.at(-1) ?? '') : ''
  if (own.length === wholeNumber) return own
  const parts = text.split(correction)
  const last = withoutStart(digitsIn(parts.at(-1) ?? ''))
  const before = digitsIn(parts.slice(0, -1).join(' '))
  if (last.length === wholeNumber) return last
  const isTail = last.length >= fewestCorrected && last.length < wholeNumber
  if (!isTail || before.length !== wholeNumber) return digits
  return before.slice(0, -last.length) + last
}

const longestEnd = 4

/** "It ends in seven four, oh one seven four": what was begun, and then said whole, is said once. */
function withoutStart(end: string): string {
  const whole = end.slice(-longestEnd)
  const start = end.slice(0, -longestEnd)
  const isBegun = start.length >= fewestCorrected && whole.endsWith(start)
  return isBegun ? whole : end
}

function digitsIn(text: string): string {
  return findDigits(readUtterance(text).words)?.value ?? ''
}
