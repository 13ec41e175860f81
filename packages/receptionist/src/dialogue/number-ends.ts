import type { Span } from '@nightdesk/understanding'
import type { State } from '../state.ts'

const spoken = 'oh zero one two three four five six seven eight nine'.split(' ')
const oneDigit = `(?:${spoken.join('|')})`
const digitGroups = new RegExp(`\\b(?:\\d{2,6}|${oneDigit}(?: ${oneDigit}){2,5})\\b`, 'g')
const inFigures = (said: string): string =>
  /\d/.test(said)
    ? said
    : said
        .split(' ')
        .map((word) => Math.max(0, spoken.indexOf(word) - 1))
        .join('')

/**
 * "It's 0164 at the end, not 0146", of a phone number that is known: the digits beside those that it ends with are its new
 * end, and no hour of the day.
 */
export function withNumberEnd(
  text: string,
  spans: readonly Span[],
  { current }: State,
): readonly Span[] {
  const known = Object.values(current?.values ?? {}).find((value) => value.kind === 'phone')
  if (known?.kind !== 'phone' || !known.isWhole) return spans
  const groups = Array.from(text.matchAll(digitGroups), ({ 0: said, index }) => ({
    digits: inFigures(said),
    from: index,
    to: index + said.length,
  }))
  const old = groups.find(({ digits }) => known.digits.endsWith(digits))
  const end = groups.find((group) => group !== old && group.digits.length === old?.digits.length)
  if (!old || !end) return spans
  const [from, to] = [Math.min(old.from, end.from), Math.max(old.to, end.to)]
  const isApart = (span: Span) => span.to <= from || span.from >= to
  const phone: Span = { slot: 'phone', text: end.digits, from, to, confidence: 1 }
  return [...spans.filter(isApart), phone].toSorted((a, b) => a.from - b.from)
}
