import type { Span } from '@nightdesk/understanding'
import type { Street } from '../kinds/street.ts'
import type { Value, Values } from '../kinds/value.ts'
import { isLed, type Slot, tagsOf } from '../script.ts'
import { houseNumber, streetKinds } from './whole-street.ts'
import { isFilled } from './which-slot.ts'

type Told = {
  readonly slot: Slot
  readonly from: number
  readonly to: number
  /** The address, with what its street is called. */
  readonly text: string
  /** Up to where its number is spelled, or another is ruled out: "twelve Dean, one two, not twenty". */
  readonly end: number
  /** With its number, and not said to be wrong. */
  readonly isWhole: boolean
  readonly isDenied: boolean
}
type Said = { readonly text: string; readonly spans: readonly Span[] }

const ways = '(?:(?:west|east|north|south) )?'
const area = '(?:,? (?:in )?(?:the bronx|brooklyn|queens|manhattan|bronx|staten island))?'
const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)'
const spelledOut = `(?:,? ${digit}(?:[ -]${digit}){1,4}\\b)?(?:,? not (?:${houseNumber})(?!\\w))?`
const denied = /\b(?:not|isn['’]t|instead of|rather than) (?:at |on |to |from )?$/i
const names: ReadonlySet<string> = new Set(['name', 'spelled', 'company', 'wish'])

/**
 * "It's not one Hanson Place, it's fifteen": an address on a street that stands on the paper is of that place, whatever it
 * was marked as, and nobody is called by it. The front entrance of a place is a wish, and takes the place of none.
 */
export function placesTold(
  { text, spans: marked }: Said,
  slots: readonly Slot[],
  values: Values,
): Said {
  const places = slots.filter(({ takesNumber }) => takesNumber)
  const spans = marked.map((span) => asPart(text, span, places, values))
  if (places.length === 0 || places.some(({ id }) => !isFilled(values, id))) return { text, spans }
  const told = places.flatMap((slot) => toldOn(text, slot, places, values))
  const isOnIt = (span: Span) => told.some(({ from, end }) => span.from < end && span.to > from)
  const wholes = places.flatMap((slot) => {
    const last = told.findLast((one) => one.slot === slot && one.isWhole)
    return last ? [last] : []
  })
  // By an address that is whole, everything that was marked in it is meant, and nothing else for its place.
  const tags = wholes.flatMap(({ slot }) => tagsOf(slot))
  const left = spans.filter((span) => {
    const isMistaken = names.has(span.slot) || wholes.length > 0
    return !tags.includes(span.slot) && !(isMistaken && isOnIt(span))
  })
  // What it is not is read by nobody.
  const heard = told.reduce(
    (all, { from, to, end, isDenied }) => blotted(all, isDenied ? from : to, end),
    text,
  )
  const addresses = wholes.map(({ slot, text: address, from, to }) => ({
    slot: tagsOf(slot)[0] ?? slot.id,
    text: address,
    from,
    to,
    confidence: 1,
  }))
  const all = [...left, ...addresses].toSorted((one, other) => one.from - other.from)
  return { text: heard, spans: all }
}

const blotted = (text: string, from: number, to: number) =>
  text.slice(0, from) + '.'.repeat(to - from) + text.slice(to)

/** Where a street that is known is said: with a number it is the whole address, with "Place" or "Street" its name. */
function toldOn(
  said: string,
  slot: Slot,
  places: readonly Slot[],
  values: Values,
): readonly Told[] {
  const street = streetOf(values[slot.id])
  const others = places.filter((other) => other !== slot)
  if (!street || others.some(({ id }) => streetOf(values[id])?.name === street.name)) return []
  const name = street.name.replaceAll(/[^\w ]/g, '.')
  const sign = new RegExp(
    `\\b(${houseNumber} )?(${ways}${name})\\b( (?:${streetKinds})\\b)?(${area})(${spelledOut})`,
    'gi',
  )
  return Array.from(said.matchAll(sign)).flatMap((found) => {
    const [all, number, own = '', kind, around = '', rest = ''] = found
    const { index } = found
    if (!number && !kind) return []
    const isDenied = denied.test(said.slice(0, index))
    const end = index + all.length
    const text = `${number ?? ''}${own}${kind ?? ` ${street.kind ?? ''}`}${around}`
    const span = { slot: slot.id, text, from: index, to: end - rest.length, confidence: 1 }
    const isOther = others.some((other) => isLed(said, span, other)) && !isLed(said, span, slot)
    const isWhole = number !== undefined && !isDenied
    return isOther ? [] : [{ slot, text, from: index, to: span.to, end, isWhole, isDenied }]
  })
}

const streetOf = (value: Value | undefined): Street | undefined =>
  value?.kind === 'place' && value.place.kind === 'street' ? value.place.street : undefined

const part =
  /^\W*(?:(?:at|by|in|on|to|around|the|her|his|my|our|their) )*(?:(?:front|back|side|main|rear|service|lobby|garage|north|south|east|west) )*(?:entrance|door|lobby|driveway|garage|gate|steps|stairs|stoop|porch|curb|loading dock|parking lot|front|back|rear|side)\W*$/i
const notThere = /^\W*not (?:in |at |by )?(?:the )?\w+(?: \w+)?(?=[.,;!?]|$)/i

/** "It's the front entrance, not the garage", of a house that is known. */
function asPart(text: string, span: Span, places: readonly Slot[], values: Values): Span {
  const slot = places.find((one) => tagsOf(one).includes(span.slot))
  if (!slot || !isFilled(values, slot.id) || !part.test(span.text)) return span
  const [other = ''] = notThere.exec(text.slice(span.to)) ?? []
  const to = span.to + other.length
  const said = text.slice(span.from, to).replace(/^the /i, '')
  return { ...span, slot: 'wish', to, text: said, confidence: 1 }
}
