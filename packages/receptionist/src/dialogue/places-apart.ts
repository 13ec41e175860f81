import type { Span } from '@nightdesk/understanding'
import { isSameValue } from '../kinds/kinds.ts'
import { isAirport, isMoreOf, readPlace } from '../kinds/place.ts'
import type { Value, Values } from '../kinds/value.ts'
import { isLed, type Slot, tagsOf } from '../script.ts'
import { joinMarks } from './join-marks.ts'
import { isFilled } from './which-slot.ts'

// "We'd love to not deal with the train" takes nothing back.
const takenBack =
  /\b(?:no|(?<!\b(?:to|do|did|does|would|could|can|will|i'm|we're) )not|nope|sorry|actually|wait|make (?:it|that)|instead|rather|i mean|change)\b/i

/**
 * Marks of places as a ride needs them. "Peter Luger, the steakhouse in Williamsburg" is one place; "get me at 34th
 * Street … over to Peter Luger" are two, even where both were taken for the first.
 */
export function placesApart(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const places = slots.filter(({ takesNumber }) => takesNumber)
  if (places.length === 0) return spans
  const slotOf = (span: Span) => places.find((slot) => tagsOf(slot).includes(span.slot))
  // No place is called by its letters, but a name is.
  const named = spans
    .filter((span) => !slotOf(span) || isPlausible(text, span))
    .map((span) => (slotOf(span) && letters.test(span.text) ? inSlot(span, 'spelled') : span))
    .map((span) => inPlaceOfAirport(text, span, places, values) ?? span)
    .map((span) => moreOfOther(text, span, places, values) ?? span)
  if (takenBack.test(text)) return named.map((span) => onSameStreet(span, places, values) ?? span)
  const joined = joinNeighbors(text, named, slotOf).map((span, _, all) => {
    const other = otherWayOf(text, span, slotOf(span), places)
    const isFree = other && !isFilled(values, other.id) && !all.some((one) => slotOf(one) === other)
    return isFree ? inSlot(span, other.id) : span
  })
  const straight = swapped(text, joined, slotOf) ?? joined
  return places.reduce<readonly Span[]>((all, slot) => {
    const own = all.filter((span) => slotOf(span) === slot)
    if (own.length < 2) return all
    const other = places.find(
      (entry) =>
        entry !== slot &&
        !isFilled(values, entry.id) &&
        !all.some((span) => slotOf(span) === entry),
    )
    const surest = own.reduce((best, span) => (isSurer(span, best) ? span : best))
    if (other) {
      const moved = strayOf(text, own, slot, other)
      return all.map((span) => (span === moved ? inSlot(span, other.id) : span))
    }
    // "From the opera to 57th Street" says which is which, also where both ends are known.
    const led = own.find((span) => !isLed(text, span, slot) && ledByOther(text, span, slot, places))
    const its = led && ledByOther(text, led, slot, places)
    if (its) return all.map((span) => (span === led ? inSlot(span, its.id) : span))
    return all.filter((span) => slotOf(span) !== slot || span === surest)
  }, straight)
}

const ledByOther = (text: string, span: Span, slot: Slot, places: readonly Slot[]) =>
  places.find((other) => other !== slot && isLed(text, span, other))

/** "Leaving from Garden Street, and the theater's on 48th", each taken for the other: what is led by "from" is the first. */
function swapped(
  text: string,
  spans: readonly Span[],
  slotOf: SlotOf,
): readonly Span[] | undefined {
  const [one, other, ...rest] = spans.filter(slotOf)
  const [own, others] = [one && slotOf(one), other && slotOf(other)]
  if (!one || !other || !own || !others || own === others || rest.length > 0) return undefined
  // "A train out of Penn Station" is surely where to go.
  const isOtherWay = (span: Span, from: Slot, to: Slot) =>
    span.confidence < certain && isLed(text, span, to) && !isLed(text, span, from)
  const isSwapped =
    (isOtherWay(one, own, others) && !isLed(text, other, others)) ||
    (isOtherWay(other, others, own) && !isLed(text, one, own))
  if (!isSwapped) return undefined
  return spans.map((span) => {
    if (span === one) return inSlot(one, other.slot)
    return span === other ? inSlot(other, one.slot) : span
  })
}

const nameInside = /[a-z,] \p{Lu}/u

/** Where names are written large, one small word that may be a place is hardly one: "the train in saris". */
function isPlausible(text: string, { text: said, confidence }: Span): boolean {
  const isSmallWord = /^\p{Ll}+\W*$/u.test(said) && nameInside.test(text)
  if (!isSmallWord || confidence >= guessed) return true
  const place = readPlace(said, { values: {} })
  return place?.kind === 'place' && place.place.kind !== 'free'
}

const inSlot = (span: Span, slot: string): Span => ({ ...span, slot })

/** "A car to Newark", taken for where it starts. */
function otherWayOf(
  text: string,
  span: Span,
  own: Slot | undefined,
  places: readonly Slot[],
): Slot | undefined {
  const isDoubtful = own && span.confidence < guessed && !isLed(text, span, own)
  return isDoubtful ? places.find((slot) => slot !== own && isLed(text, span, slot)) : undefined
}

const certain = 0.8

// Surer than this, the mark knows better than the word before it: "a flight out of Kennedy".
const guessed = 0.6

/** Which of the marks is the other place: "out of Lenox Hill … home to Astoria", else the one that is least sure. */
function strayOf(text: string, own: readonly Span[], slot: Slot, other: Slot): Span | undefined {
  const least = own.reduce((worst, span) => (span.confidence < worst.confidence ? span : worst))
  const [unled, ...rest] = own.filter((span) => !isLed(text, span, slot))
  const isOnlyUnled = rest.length === 0 && own.length > 1
  return own.find((span) => isLed(text, span, other)) ?? (isOnlyUnled && unled ? unled : least)
}

/** "It's 1240 Grand Concourse, not 1420": another number on a street that was told is about that place. */
function onSameStreet(span: Span, places: readonly Slot[], values: Values): Span | undefined {
  const own = places.find((slot) => tagsOf(slot).includes(span.slot))
  if (!own) return undefined
  const said = streetIn(readPlace(span.text, { values: {} }))
  const isOn = ({ id }: Slot) => said !== undefined && streetIn(values[id]) === said
  const other = isOn(own) ? undefined : places.find(isOn)
  return other && inSlot(span, other.id)
}

/**
 * "We switched flights. It's LaGuardia now": an airport takes the place of the other one. "214 West 82nd Street, and it's
 * terminal four at JFK": named again, it is where it was, however surely it was taken for the other end.
 */
function inPlaceOfAirport(
  text: string,
  span: Span,
  places: readonly Slot[],
  values: Values,
): Span | undefined {
  const own = places.find((slot) => tagsOf(slot).includes(span.slot))
  const said = readPlace(span.text, { values: {} })
  if (!own || !said || !isAirport(said) || isAirport(values[own.id])) return undefined
  const other = places.find((slot) => slot !== own && isAirport(values[slot.id]))
  const known = other && values[other.id]
  const isSame = isMoreOf(said, known) || (known !== undefined && isMoreOf(known, said))
  const isMeant = isSame ? !isLed(text, span, own) : span.confidence < guessed
  return other && isMeant ? inSlot(span, other.id) : undefined
}

/** "It's the Metropolitan Opera", where "the opera" is where to go, says more of that place. */
function moreOfOther(
  text: string,
  span: Span,
  places: readonly Slot[],
  values: Values,
): Span | undefined {
  const own = places.find((slot) => tagsOf(slot).includes(span.slot))
  const said = readPlace(span.text, { values: {} })
  if (!own || !said || !isFilled(values, own.id) || isLed(text, span, own)) return undefined
  const other = places.find(
    ({ id }) => isMoreOf(said, values[id]) && !isSameValue(said, values[id]),
  )
  return other && other !== own ? inSlot(span, other.id) : undefined
}

function streetIn(value: Value | undefined): string | undefined {
  const street =
    value?.kind === 'place' && value.place.kind === 'street' ? value.place.street : undefined
  return street && `${street.direction ?? ''} ${street.name}`
}

const letters = /^(?:[a-z][\s,.-]+){2,}[a-z]\W*$/i

const muchSurer = 0.2

/** Of two that are about as sure, the later one is meant. */
function isSurer(span: Span, best: Span): boolean {
  return span.confidence > best.confidence - muchSurer
}

type SlotOf = (span: Span) => Slot | undefined

function joinNeighbors(text: string, spans: readonly Span[], slotOf: SlotOf): Span[] {
  return joinMarks(text, spans, (before, span, between) => {
    const slot = slotOf(span)
    return slot !== undefined && slotOf(before) === slot && isOneName(between)
  })
}

const otherWay = /\b(?:to|from|then|and|or|but|until|pick|drop|going|over|swing|stop)\b/i
const mostWordsBetween = 3

/** Whether words between two marks only say which place it is: ", the steakhouse in". */
function isOneName(between: string): boolean {
  const words = between.match(/[\w'’-]+/g) ?? []
  return words.length <= mostWordsBetween && !otherWay.test(between)
}
