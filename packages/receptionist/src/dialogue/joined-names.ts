import type { Span } from '@nightdesk/understanding'
import { type Slot, tagsOf } from '../script.ts'

const joint = '\\s+(?:and|&)\\s+'
const capitals = new RegExp(
  `^${joint}(?!I\\b)\\p{Lu}[\\p{L}\\d'’-]*(?: (?!I\\b)\\p{Lu}[\\p{L}\\d'’-]*)*`,
  'u',
)
const goesOn =
  "(?:i|i['’]\\w+|we|we['’]\\w+|my|our|it['’]?s|the|a|an|that|this|can|could|would|please|what|how|not|you|they|is|are|was)"
// Without capitals, one word joins where something else begins right after it.
const small = new RegExp(
  `^${joint}(?!(?:${goesOn}|want|need|also|then|so|just|here|there|maybe|yes|no|thanks|thank)\\b)[\\p{Ll}'’-]{3,}(?=\\s*(?:[.,;!?]|$)|\\s+(?:${goesOn}|and|but|so)\\b)`,
  'u',
)

/** How much of what follows still belongs to a name: " and Daughters" of "Pohl and Daughters". */
export const joinedTo = (name: string, rest: string): string =>
  (/\p{Lu}/u.test(name) ? capitals : small).exec(rest)?.[0] ?? ''

/** "Castle Plumbing and Drain": a name over a door goes on behind its "and", wherever its mark stopped. */
export function withJoinedNames(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
): readonly Span[] {
  return spans.map((span) => {
    const slot = slots.find((entry) => tagsOf(entry).includes(span.slot))
    const to = span.to + joinedTo(span.text, text.slice(span.to)).length
    const isTaken = spans.some((other) => other !== span && other.from < to && other.to > span.to)
    if (!slot?.isBusinessName || isTaken || /[.,;!?]$/.test(span.text)) return span
    return { ...span, to, text: text.slice(span.from, to) }
  })
}
