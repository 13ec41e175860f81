import { isNumberWord, type Span } from '@nightdesk/understanding'
import { type Slot, tagsOf } from '../script.ts'
import type { Values } from '../kinds/value.ts'
import { joinMarks } from './join-marks.ts'
import { placesApart } from './places-apart.ts'
import { terminalsAtAirports, terminalsBeside } from './terminals.ts'
import { isFilled } from './which-slot.ts'

/** Marks as the facts of a task need them: addresses with their number, and no times of trains and flights. */
export function wholeSpans(
  text: string,
  marked: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const slotOf = (span: Span) => slots.find((slot) => tagsOf(slot).includes(span.slot))
  const ranged = asRange(text, movedTo(text, marked, slotOf), slots)
  const spans = ranged.flatMap((span) => {
    const slot = slotOf(span)
    const isStanding = slot?.isStanding?.(text.slice(0, span.from), text.slice(span.to)) === true
    return isStanding ? standing(span, slot) : [span]
  })
  // "You still said four o'clock": what was said of it by us is not what it shall be.
  const isOurs = (span: Span) =>
    weSaid.test(text.slice(0, span.from)) &&
    spans.some((other) => other !== span && slotOf(other) === slotOf(span))
  const isBeside = (span: Span) =>
    slotOf(span)?.notAfter?.test(sameClause(clauseBefore(text, span, spans))) === true
  const meant = spans.filter((span) => {
    if (isOurs(span)) return false
    const slot = slotOf(span)
    if (slot?.isList && birthday.test(text.slice(0, span.from))) return false
    const isTold =
      slot &&
      (isFilled(values, slot.id) ||
        spans.some((other) => slotOf(other) === slot && !isBeside(other)))
    return !(isTold && isBeside(span))
  })
  const whole = meant
    .map((span) => (slotOf(span)?.takesNumber ? withNumber(text, span, spans) : span))
    .map((span) => withPart(text, span, slotOf(span)))
  const listed = joinLists(text, whole, slotOf)
  // A terminal that was taken for a place is none beside another one.
  const placed = terminalsBeside(text, listed, slots, values)
  const apart = placesApart(text, placed, slots, values)
  return slots
    .filter((slot) => slot.isInPieces)
    .reduce((all, slot) => inOne(text, all, slot), terminalsAtAirports(text, apart, slots, values))
}

const weSaid =
  /\byou(?: guys)?(?: still| just| only| had| have)? (?:said|say|put|wrote|have|got)(?: it)?(?: at| down)? $/i

/** "Last name's Lindqvist": what says which part it is belongs to it. */
function withPart(text: string, span: Span, slot: Slot | undefined): Span {
  const [part] = slot?.partLedBy?.exec(text.slice(0, span.from)) ?? []
  return part ? { ...span, from: span.from - part.length, text: part + span.text } : span
}

const upTo = /^\W*(?:to|until|till|through|thru)(?: the)?\s+$/i

const leaving =
  /\b(?:leav(?:e|es|ing)|check(?:s|ing)? out|(?:go|goes|going|head|heading|fly|flying) (?:home|back)|be out)(?: on| by| the| next| this)*\s+$/i

/** "The 19th to the 21st": of two days, the second is the one of leaving, where a task has a place for it. */
function asRange(text: string, spans: readonly Span[], slots: readonly Slot[]): readonly Span[] {
  if (!slots.some((slot) => tagsOf(slot).includes('departure'))) return spans
  return spans.map((span, at) => {
    const before = spans[at - 1]
    const isLater =
      before?.slot === 'arrival' &&
      span.slot === 'arrival' &&
      upTo.test(text.slice(before.to, span.from))
    const isLeaving = span.slot === 'arrival' && leaving.test(text.slice(0, span.from))
    return isLater || isLeaving ? { ...span, slot: 'departure' } : span
  })
}

const moving =
  /\b(?:mov|chang|switch|shift|push|reschedul)(?:e|es|ed|ing)?\b[^.?!]*\bfrom (?:the )?$/i
const untilThen = /^\W*(?:to|until|till)(?: the)?\s+$/i

/** How things stand is kept where the task has a place for it. */
const standing = (span: Span, slot: Slot | undefined): readonly Span[] =>
  slot?.standsAs ? [{ ...span, slot: slot.standsAs }] : []

/** "Can you move it from Friday to Saturday": the second takes the place of the first. */
function movedTo(
  text: string,
  spans: readonly Span[],
  slotOf: (span: Span) => Slot | undefined,
): readonly Span[] {
  const at = spans.findIndex(
    (span, index) =>
      moving.test(text.slice(0, span.from)) &&
      untilThen.test(text.slice(span.to, spans[index + 1]?.from ?? span.to)),
  )
  const [from, to] = [spans[at], spans[at + 1]]
  if (!from || !to) return spans
  return spans.flatMap((span) => {
    if (span === from) return standing(span, slotOf(span))
    return span === to ? { ...to, slot: from.slot } : span
  })
}

// "My best friend's turning forty": nobody comes forty-fold.
const birthday = /\bturn(?:s|ing|ed)\s*$/i

const partsOfList = /^[\s,]*(?:and |plus |with )*(?:an? |the |my |our )?$/i

/** "The four of us, two adults, a six-year-old and a baby", marked in two pieces. */
function joinLists(
  text: string,
  spans: readonly Span[],
  slotOf: (span: Span) => Slot | undefined,
): readonly Span[] {
  return joinMarks(text, spans, (before, span, between) => {
    const slot = slotOf(span)
    return slot?.isList === true && slotOf(before) === slot && partsOfList.test(between)
  })
}

/** "… oh one nine three, no, sorry, oh one three nine": one span from the first piece to the last. */
function inOne(text: string, spans: readonly Span[], slot: Slot): Span[] {
  const isPiece = (span: Span) => tagsOf(slot).includes(span.slot)
  const [first, ...rest] = spans.filter(isPiece)
  const last = rest.at(-1)
  if (!first || !last) return [...spans]
  const joined = { ...first, to: last.to, text: text.slice(first.from, last.to) }
  const isInside = ({ from, to }: Span) => from >= joined.from && to <= joined.to
  return [...spans.filter((span) => !isInside(span)), joined]
}

const newClause =
  /\b(?:so|make it|make that|come|comes|pick|be there|get me|have him|instead|how about)\b|,/gi

/** "My flight got delayed so make it ten thirty": what comes after the "so" is about us. */
function sameClause(text: string): string {
  return text.split(newClause).at(-1) ?? ''
}

/** From the last thing that was told up to this one. */
function clauseBefore(text: string, span: Span, spans: readonly Span[]): string {
  const start = Math.max(0, ...spans.filter(({ to }) => to <= span.from).map(({ to }) => to))
  return text.slice(start, span.from)
}

function withNumber(text: string, span: Span, spans: readonly Span[]): Span {
  const before = clauseBefore(text, span, spans).trimEnd()
  const words = before.split(/\s+/)
  let count = 0
  while (count < words.length && isNumberWord((words.at(-1 - count) ?? '').toLowerCase()))
    count += 1
  if (count === 0) return span
  const number = words.slice(-count).join(' ')
  const from = text.lastIndexOf(number, span.from)
  return from < 0 ? span : { ...span, from, text: text.slice(from, span.to) }
}
