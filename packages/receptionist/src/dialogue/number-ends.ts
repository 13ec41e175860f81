import { findDigits, readUtterance, type Span } from '@nightdesk/understanding'
import type { State } from '../state.ts'

const digit = '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double (?:oh|\\w+)|\\d)'
const runs = new RegExp(`\\b\\d{2,6}\\b|\\b${digit}(?:[\\s-]+${digit})+\\b`, 'gi')
const isOther = /\b(?:not|instead|rather than|wrong)\b/i
const ofBeginning = /\b(?:area code|(?:start|begin)s? with)\b/i
const ofEnd =
  /\b(?:ends? (?:in|with)|at the end|in the end|(?:the )?last (?:\w+ )?(?:digit|number)s?|last (?:two|three|four))\b/i
const longestPart = 6

/**
 * "It's 0164 at the end, not 0146", of a phone number that is known: the digits beside those that stand in it are new, and
 * no hour of the day. A part alone says where it belongs: "it ends in 64".
 */
export function withNumberEnd(
  text: string,
  spans: readonly Span[],
  { current }: State,
): readonly Span[] {
  const known = Object.values(current?.values ?? {}).find((value) => value.kind === 'phone')
  if (known?.kind !== 'phone' || !known.isWhole) return spans
  const parts = partsIn(text)
  const placed = inPlace(text, parts, known.digits) ?? byPlace(text, parts, known.digits)
  if (!placed) return spans
  const { from, to, digits } = placed
  const isApart = (span: Span) => span.to <= from || span.from >= to
  const phone: Span = { slot: 'phone', text: digits, from, to, confidence: 1 }
  return [...spans.filter(isApart), phone].toSorted((a, b) => a.from - b.from)
}

type Part = { readonly digits: string; readonly from: number; readonly to: number }

const partsIn = (text: string): readonly Part[] =>
  Array.from(text.matchAll(runs), ({ 0: said, index }) => ({
    digits: findDigits(readUtterance(said).words)?.value ?? '',
    from: index,
    to: index + said.length,
  })).filter(({ digits }) => digits.length > 1 && digits.length <= longestPart)

/** Two parts as long as each other, of which one stands in the number. */
function inPlace(text: string, parts: readonly Part[], known: string): Part | undefined {
  const isIn = ({ digits }: Part) => isOther.test(text) && known.includes(digits)
  const old = parts.find(({ digits }) => known.endsWith(digits)) ?? parts.find(isIn)
  const end = parts.find((part) => part !== old && part.digits.length === old?.digits.length)
  if (!old || !end) return undefined
  const at = ofBeginning.test(text) ? known.indexOf(old.digits) : known.lastIndexOf(old.digits)
  return {
    digits: known.slice(0, at) + end.digits + known.slice(at + old.digits.length),
    from: Math.min(old.from, end.from),
    to: Math.max(old.to, end.to),
  }
}

function byPlace(text: string, parts: readonly Part[], known: string): Part | undefined {
  const [part, ...others] = parts
  if (!part || others.length > 0) return undefined
  const { digits } = part
  if (ofEnd.test(text)) return { ...part, digits: known.slice(0, -digits.length) + digits }
  const isBeginning = ofBeginning.test(text) && digits.length === areaCode
  return isBeginning ? { ...part, digits: digits + known.slice(areaCode) } : undefined
}

const areaCode = 3
