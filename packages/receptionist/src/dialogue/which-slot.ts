import type { Now, Span } from '@nightdesk/understanding'
import { isSameValue } from '../kinds/kinds.ts'
import { findPlaceIn } from '../kinds/known-place.ts'
import { isCommon } from '../kinds/name.ts'
import type { Value, Values } from '../kinds/value.ts'
import { type Slot, tagsOf, type Task } from '../script.ts'
import { beforeOf } from '../slots.ts'
import type { Current } from '../state.ts'
import type { Meaning } from './interpret.ts'

/** A task with what is known for it, while something is told. */
export type Telling = {
  readonly task: Task
  readonly values: Values
  readonly now: Now
  readonly by: 'speech' | 'typing'
}

const instead =
  /\b(?:instead|make it|make that|oops|whoops|scratch|i meant|can['’]t do|say (?:a |an )?(?:half|quarter)|not (?:today|tomorrow|\w+day)|change|actually|how about|rather|it's|we're|i'm|now|move|switch)\b/i

/** Whether something that was said before is to be another: by what is wanted, or by how it is said. */
export function isChange({ text, intents, spans, yesNo }: Meaning): boolean {
  return (
    yesNo === 'no' ||
    intents.has('no') ||
    intents.has('change') ||
    spans.some(({ slot }) => slot === 'retract') ||
    instead.test(text)
  )
}

/** Whether a slot holds something; what was left open does not count. */
export function isFilled(values: Values, slot: string | undefined): boolean {
  const value = slot === undefined ? undefined : values[slot]
  return value !== undefined && value.kind !== 'left-open'
}

const meantNumber =
  /^\W*(?:(?:oh|uh|um|no|wait|sorry|actually|rather)\W+)*(?:i mean(?:t)?|make (?:it|that)|sorry|no|actually|rather)\W+(?:it['’]?s |we['’]?re |that['’]?s )?([\w-]+)\W*$/i

const meantPlace =
  /^\W*(?:(?:oh|uh|um|no|wait|hang on|sorry|actually|rather)\W+)*(?:i mean(?:t)?|make (?:it|that)|sorry|no|wait|actually|rather)\W/i

/** "Two." "How about the name?" "I mean three": of a bare number, what was told last is meant. */
export function ofLastTold(
  text: string,
  spans: readonly Span[],
  { lastTold, isReadBack }: Current,
  telling: Telling,
): readonly Span[] {
  const slot = telling.task.slots.find(({ id }) => id === lastTold)
  const before = slot && telling.values[slot.id]
  // "No wait, make it LaGuardia", right after "Kennedy".
  if (slot && before?.kind === 'place' && spans.length === 0 && meantPlace.test(text)) {
    const place = knownPlaceAfter(text, 0, tagsOf(slot)[0] ?? slot.id)
    return place ? [place] : spans
  }
  const number = meantNumber.exec(text)?.[1]
  if (!slot || before?.kind !== 'count' || !number || isReadBack) return spans
  const { now, by, values } = telling
  const value = slot.read(number, { now, by, tag: slot.id, values })
  if (value?.kind !== 'count') return spans
  const from = text.lastIndexOf(number)
  const tag = tagsOf(slot)[0] ?? slot.id
  return [{ slot: tag, text: number, from, to: from + number.length, confidence: 1 }]
}

const ruledOut =
  /\b(?:not|instead of|rather than|no longer)(?: the| at| on| for| to| from)? ((?:[\w':]+ ?){1,4})/gi

/** "We're flying from Kennedy, not Newark": what is new takes the place of what it is told apart from. */
export function inPlaceOf(
  text: string,
  spans: readonly Span[],
  telling: Telling,
): readonly Span[] | undefined {
  for (const match of text.matchAll(ruledOut)) {
    const slot = telling.task.slots.find((entry) => isNamed(entry, match[1] ?? '', telling))
    if (!slot) continue
    const tag = tagsOf(slot)[0] ?? slot.id
    const isOut = ({ from }: Span) => from >= match.index && from < match.index + match[0].length
    const kept = spans.filter((span) => !isOut(span))
    // It says itself which one it is.
    if (kept.some((span) => span.slot === tag)) return kept
    const alike = kept.filter((span) => ownerOf(span, telling)?.read === slot.read)
    const nearest = alike.toSorted((a, b) => distance(a, match.index) - distance(b, match.index))[0]
    const unmarked = nearest ? undefined : knownPlaceAfter(text, match.index + match[0].length, tag)
    const marked = kept.map((span) => (span === nearest ? markedAs(span, tag) : span))
    return unmarked && slot.takesNumber ? [...marked, unmarked] : marked
  }
  return undefined
}

/** "It's not LaGuardia at all, the tickets say Newark": a place everybody knows needs no mark. */
function knownPlaceAfter(text: string, start: number, slot: string): Span | undefined {
  const found = findPlaceIn(text, (before) => before.length >= start)
  if (!found) return undefined
  const { said, from } = found
  return { slot, text: said, from, to: from + said.length, confidence: certain }
}

const markedAs = (span: Span, slot: string): Span => ({ ...span, slot })
const distance = ({ from }: Span, at: number) => Math.abs(from - at)

/** Whether words begin with what stands in a slot. */
function isNamed(slot: Slot, text: string, { values, now, by }: Telling): boolean {
  const value = values[slot.id]
  const words = text.trim().split(' ')
  return words.some((_, at) => {
    const said = words.slice(0, at + 1).join(' ')
    const read = value && slot.read(said, { now, by, tag: slot.id, values: {} })
    return read !== undefined && isRecognized(read) && isSameValue(read, value)
  })
}

function ownerOf(span: Span, { task }: Telling): Slot | undefined {
  return task.slots.find((slot) => tagsOf(slot).includes(span.slot))
}

// The tagger is sure of what it found for another question.
const certain = 0.8
const fewWords = 4

/** An answer goes to the question: of two places or two days, the one that was asked for is meant. */
export function toTheQuestion(
  meaning: Meaning,
  slot: Slot,
  telling: Telling,
  isRefining = false,
): readonly Span[] {
  const { text, spans, intents, words, by } = meaning
  const { values, now } = telling
  const isAnswered = spans.some((span) => tagsOf(slot).includes(span.slot))
  if (isAnswered || intents.has('no') || intents.has('change')) return spans
  return spans.map((span) => {
    const own = ownerOf(span, telling)
    // "I said from SoHo" is about the pickup, whatever was asked.
    if (isRefining && own?.ledBy?.test(text.slice(0, span.from))) return span
    // "What's the house number there?" is about that place and no other.
    const isTaken = (isRefining || isFilled(values, own?.id)) && own?.read === slot.read
    const context = { now, by, tag: slot.id, values, ...beforeOf(values, slot) }
    const value = slot.read(bare(span.text), context)
    const other = own?.read(bare(span.text), { ...context, tag: span.slot })
    // "Just the one" to "How many guests?" is no number of nights.
    const isBareCount =
      value?.kind === 'count' &&
      other?.kind === 'count' &&
      words <= fewWords &&
      spans.length === 1 &&
      isFilled(values, own?.id) &&
      !isChange(meaning)
    const isOpen = own?.read !== slot.read && (span.confidence < certain || isBareCount)
    if (!isTaken && !isOpen) return span
    const isSameKind =
      value && isRecognized(value) && (isTaken || isBareCount || other === undefined)
    return isSameKind ? markedAs(span, tagsOf(slot)[0] ?? slot.id) : span
  })
}

/** Any words make a name or a place; unmarked, they are only believed where they are a known one. */
export function isRecognized(value: Value): boolean {
  if (value.kind === 'name') return isCommon(value.name)
  if (value.kind === 'place') return value.place.kind !== 'free'
  return value.kind !== 'wishes'
}

/** Without the commas around it, and without a word that only joins what comes next. */
export const bare = (text: string): string =>
  text
    .replaceAll(/^[\s,;:]+|[\s,;:.!?]+$/g, '')
    .replace(/(?:[\s,]+(?:and|but|also))+$/i, '')
    .replace(/[\s,]+$/, '')
