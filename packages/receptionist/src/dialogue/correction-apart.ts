import type { Read, Span } from '@nightdesk/understanding'
import { type Script, tagsOf } from '../script.ts'
import type { State } from '../state.ts'
import { day } from './repair.ts'
import { understand } from './understand.ts'

const believable = 0.6
const fewestBefore = 2
const mostTails = 2
// What is told in free words is read from the whole sentence.
const inFreeWords: ReadonlySet<string> = new Set(
  'wish name spelled caller company business about retract phone email'.split(' '),
)

const begins =
  /\b(?:oops|whoops|sorry|actually|wait|scratch|you know what|on second thought|i mean(?:t)?|(?:better )?make (?:it|that)|let['’]?s (?:make it|do|say)|(?:can|could) (?:we|you) (?:make (?:it|that)|do|say)|change (?:it|that) to|say (?=an?\b|\d|half|quarter|noon))\b/gi

/** "King please, oops, make that three nights": what rides on another answer is read once more by itself. */
export function withCorrection(
  read: Read,
  script: Script,
  state: State,
  text: string,
  spans: readonly Span[],
): readonly Span[] {
  const { current, offer } = state
  if (!current || offer) return spans
  const asIfReadBack = { ...state, current: { ...current, isReadBack: true } }
  const starts = Array.from(text.matchAll(begins), ({ index }) => index)
  const tails = starts.filter((at) => isLong(text.slice(0, at))).slice(-mostTails)
  return tails.reduce(
    (known, from) => {
      const said = { text: text.slice(from), by: 'speech' } as const
      const { spans: own } = understand(read, script, asIfReadBack, said)
      const told = own
        .filter(({ slot, confidence }) => !inFreeWords.has(slot) && confidence >= believable)
        .map((span) => movedBy(span, from))
      return told.reduce((all, span) => withSpan(all, span, from), known)
    },
    withDay(script, state, text, spans),
  )
}

const days = [
  `\\b(?:change|move|switch|push) (?:(?:the|my|our) (?:arrival|date|day|check[- ]?in)(?: date| day)?) to (${day})`,
  `\\bmake (?:it|that) (?:for |on )?(${day})(?! (?:street|avenue|floor|st|ave|night|person|guest)\\b)`,
  `\\bnot (?:on |for )?(?:${day}),? (?:but |on |it['’]s )*(${day})(?! (?:street|avenue|floor|st|ave)\\b)`,
].map((sign) => new RegExp(sign, 'dgi'))

/** "The eighth won't work, make it the ninth", "not tomorrow, Friday": a day in the place of the one that stands there. */
function withDay(
  { tasks }: Script,
  { current }: State,
  text: string,
  spans: readonly Span[],
): readonly Span[] {
  const task = tasks.find(({ id }) => id === current?.task)
  const slot = task?.slots.find(({ id }) => current?.values[id]?.kind === 'day')
  const last = days.flatMap((sign) => Array.from(text.matchAll(sign)))[0]
  const [from, to] = last?.indices?.[1] ?? []
  if (!slot || from === undefined || to === undefined) return spans
  const [tag = slot.id] = tagsOf(slot)
  const span = { slot: tag, text: text.slice(from, to), from, to, confidence: 1 }
  const isNamed = /^(?:change|move|switch|push)/i.test(last?.[0] ?? '')
  const others = isNamed ? spans.filter((one) => !overlaps(one, span)) : spans
  return withSpan(others, span, from)
}

const movedBy = (span: Span, by: number): Span => ({
  ...span,
  from: span.from + by,
  to: span.to + by,
})

const isLong = (before: string) => before.trim().split(' ').length >= fewestBefore

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** With one more, unless something as sure stands there; what ran over its beginning ends before it. */
function withSpan(spans: readonly Span[], span: Span, cut: number): readonly Span[] {
  const there = spans.filter((one) => overlaps(one, span) && one.from >= cut)
  if (there.some(({ confidence }) => confidence >= believable)) return spans
  const others = spans.filter((one) => !there.includes(one))
  const ended = others.map((one) => (one.from < cut && one.to > cut ? endedAt(one, cut) : one))
  return [...ended, span].toSorted((one, other) => one.from - other.from)
}

const joints = /(?:\W+(?:and|but|oh|so|or|then|um|uh))*\W*$/i

function endedAt(span: Span, cut: number): Span {
  const text = span.text.slice(0, cut - span.from).replace(joints, '')
  return { ...span, text, to: span.from + text.length }
}
