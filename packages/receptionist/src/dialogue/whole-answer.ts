import { cutIntoWords, type Span } from '@nightdesk/understanding'
import { type Slot, tagsOf } from '../script.ts'
import type { Meaning } from './interpret.ts'
import type { Telling } from './which-slot.ts'

/** Where the whole answer counts, it takes the place of the stretch that was marked in it. */
export function wholeAnswer(
  { text, topics }: Pick<Meaning, 'text' | 'topics'>,
  slot: Slot | undefined,
  spans: readonly Span[],
  { task, values, now, by }: Telling,
): readonly Span[] {
  const [tag = ''] = slot ? tagsOf(slot) : []
  const isNote = (span: Span) =>
    span.slot !== tag &&
    task.slots.some((entry) => entry.ask.length === 0 && tagsOf(entry).includes(span.slot))
  const first = slot?.takesSentence && spans.find((span) => span.slot === tag)
  const whole = { slot: tag, text, from: 0, to: text.length, confidence: 1 }
  const sentence = first && sentenceOf(text, first)
  // "Two grown-ups and two little ones. Do you bring car seats? The big one's five."
  const isAsking = text.includes('?') || topics.length > 0
  const stretches = isAsking ? [sentence, whole] : [whole, sentence]
  const answer = stretches.find((stretch) => {
    const inside = spans.filter((span) => stretch && isInside(span, stretch))
    return (
      stretch &&
      cutIntoWords(stretch.text).length <= (slot?.longestWholeAnswer ?? 0) &&
      inside.some((span) => span.slot === tag) &&
      inside.every((span) => span.slot === tag || isNote(span)) &&
      slot?.read(stretch.text, { now, by, tag, values }) !== undefined
    )
  })
  if (!answer) return spans
  const rest = spans.filter((span) => isNote(span) || !isInside(span, answer))
  return [answer, ...rest].toSorted((a, b) => a.from - b.from)
}

const isInside = ({ from, to }: Span, stretch: Span) => from >= stretch.from && to <= stretch.to

/** The sentence a mark stands in, as a mark of its own. */
function sentenceOf(text: string, span: Span): Span {
  const from = Math.max(
    0,
    ...Array.from(text.slice(0, span.from).matchAll(/[.?!] /g), ({ index }) => index + 2),
  )
  const end = /[.?!](?= |$)/.exec(text.slice(span.to - 1))
  const to = end ? span.to + end.index : text.length
  return { ...span, from, to, text: text.slice(from, to), confidence: 1 }
}
