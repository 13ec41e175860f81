import type { Span } from '@nightdesk/understanding'
import type { State } from '../state.ts'

const digitGroups = /\b\d{2,6}\b/g

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
  const groups = Array.from(text.matchAll(digitGroups), ({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }))
  const old = groups.find(({ digits }) => known.digits.endsWith(digits))
  const end = groups.find((group) => group !== old && group.digits.length === old?.digits.length)
  if (!old || !end) return spans
  const [from, to] = [Math.min(old.from, end.from), Math.max(old.to, end.to)]
  const isApart = (span: Span) => span.to <= from || span.from >= to
  const phone: Span = { slot: 'phone', text: end.digits, from, to, confidence: 1 }
  return [...spans.filter(isApart), phone].toSorted((a, b) => a.from - b.from)
}
