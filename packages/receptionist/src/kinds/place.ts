import { type KnownPlace } from '@nightdesk/content'
import { readUtterance } from '@nightdesk/understanding'
import { sayPlace } from '../say/place.ts'
import { areaBefore, areaOrTown, readTail, withIsland } from './area.ts'
import { findCorner } from './corner.ts'
import { findKnownPlace, isVague, terminalAlone } from './known-place.ts'
import { houseAt, houseIn } from './house-number.ts'
import { isNameOf, numberedAnew } from './same-street.ts'
import { type Address, printStreet, readStreet, type Street } from './street.ts'
import {
  areaAround,
  type Before,
  clausesOf,
  inOneLine,
  type Token,
  whatIsBefore,
  wordOf,
  wordsOf,
} from './place-words.ts'
import { asWritten, titleCase, trimmed, withoutWay } from './street-words.ts'
import type { Kind, ReadContext, Value } from './value.ts'

export type Place =
  | { readonly kind: 'known'; readonly known: KnownPlace; readonly terminal?: string }
  | {
      readonly kind: 'street'
      /** Of the house: "Mount Sinai, 1468 Madison Avenue". */
      readonly name?: string
      readonly street: Street
      /** The part of the city, or the town and where it is. */
      readonly borough?: string
      readonly unit?: string
    }
  | {
      readonly kind: 'corner'
      readonly name?: string
      readonly streets: readonly [Street, Street]
      readonly borough?: string
    }
  | { readonly kind: 'free'; readonly text: string }
  /** Named, but nobody could drive there: "my house", "the airport". */
  | { readonly kind: 'vague'; readonly text: string; readonly isAirport: boolean }

export const placeKind: Kind<'place'> = {
  print: ({ place }) => printPlace(place),
  say: ({ place }) => sayPlace(place),
}

export function printPlace(place: Place): string {
  if (place.kind === 'known')
    return place.terminal ? `${place.known.name}, Terminal ${place.terminal}` : place.known.name
  if (place.kind === 'street')
    return inOneLine(place.name, printStreet(place.street), place.unit, place.borough)
  if (place.kind === 'corner')
    return inOneLine(place.name, place.streets.map(printStreet).join(' and '), place.borough)
  return place.text
}

export const isAirport = (value: Value | undefined): boolean =>
  value?.kind === 'place' && value.place.kind === 'known' && value.place.known.isAirport === true

/** Whether a place is the one before, and more of it: its house, its town, or its terminal. */
export function isMoreOf(value: Value, before: Value | undefined): boolean {
  if (value.kind !== 'place' || before?.kind !== 'place') return false
  const [said, known] = [printPlace(value.place), printPlace(before.place)]
  const isNamedMore =
    before.place.kind === 'free' && known !== '' && ` ${said} `.includes(` ${known} `)
  return said.endsWith(known) || said.startsWith(`${known}, `) || isNamedMore
}

/** Whether a place is called by a part of the name it is known by. */
export function isPartOf(value: Value, known: Value): boolean {
  if (value.kind !== 'place' || known.kind !== 'place' || value.place.kind !== 'free') return false
  const [said, whole] = [printPlace(value.place), printPlace(known.place)]
  return said !== whole && ` ${whole.toLowerCase()} `.includes(` ${said.toLowerCase()} `)
}

/** A place as it was said: one that everybody knows, an address, a corner, or the words themselves. */
export function readPlace(
  said: string,
  { before, values }: Partial<ReadContext> & Pick<ReadContext, 'values'>,
): Value | undefined {
  const text = withoutOwnWords(said.replace(sameAsEver, ''))
  const tokens = withoutWay(trimmed(withoutTalk(readUtterance(text).tokens), wordOf), wordOf)
  if (tokens.length === 0) return undefined
  const words = wordsOf(tokens)
  const place =
    houseOnStreet(tokens) ??
    houseByName(words) ??
    findKnownPlace(words) ??
    findCorner(tokens) ??
    vague(words, text) ??
    streetAlone(tokens)
  const known = before?.kind === 'place' ? before.place : undefined
  const whole = (known && completed(known, words, place)) ?? place
  if (!whole) return { kind: 'place', place: inTown(freeText(text), known) }
  return { kind: 'place', place: asSaid(whole, text, values) }
}

// "I'm in Riverdale, same apartment forty-one years".
const sameAsEver = /(?<=\S), (?:the )?same (?:apartment|house|building|place|street|spot)\b.*$/i

/** "Montclair, it's 77 Park Street": the words that lead to the address are none of it. */
const withoutTalk = (tokens: readonly Token[]) =>
  tokens.filter(({ word, isLast }) => isLast || !/^(?:it's|that's|that'd|it'd|that'll)$/.test(word))

const furtherOn = /^(?:the one|near|by|on|in|at|off|over|across|behind|next|between)\b/i

/** "The hospital, Mount Sinai": what it is called says more than what it is. */
function withoutOwnWords(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[,.;]) +/)
  const next = rest.join(' ')
  const words = trimmed(readUtterance(first).words, String)
  const isEmpty = isVague(words) && !areaAround(words)
  return next !== '' && isEmpty && !furtherOn.test(next) ? withoutOwnWords(next) : text
}

/** "Which airport?" "Kennedy, terminal four." "What's the number?" "Forty-eight.": what was said by halves is whole. */
function completed(
  known: Place,
  words: readonly string[],
  said: Place | undefined,
): Place | undefined {
  const terminal = terminalAlone(words)
  if (terminal && known.kind === 'known' && known.known.isAirport) return { ...known, terminal }
  // "Montclair." "What's the address there?" "27 Park Street."
  const area = areaSaid(known)
  if (area && (said?.kind === 'street' || said?.kind === 'corner'))
    return { borough: area, ...said }
  if (known.kind !== 'street') return undefined
  if (known.street.house) return said?.kind === 'street' ? numberedAnew(known, said) : undefined
  // "On Hylan Boulevard, Staten Island." "What's the building number?" "1875 Hylan Boulevard."
  if (said?.kind === 'street' && said.street.name === known.street.name && known.borough)
    return { borough: known.borough, ...said }
  const house = said === undefined || said.kind === 'free' ? houseIn(words) : undefined
  return house && { ...known, street: { ...known.street, ...house } }
}

/** "Stamford." "What's the address there?" "The Marriott.": which of them is told by the town. */
function inTown(name: string, known: Place | undefined): Place {
  const town = known && areaSaid(known)
  const isTold = !town || name.toLowerCase().includes(town.toLowerCase())
  return { kind: 'free', text: isTold ? name : `${name}, ${town}` }
}

function areaSaid(place: Place): string | undefined {
  if (place.kind === 'known') return place.known.isArea && place.known.name
  return place.kind === 'vague' ? areaOrTown(place.text) : undefined
}

// What has a number and is no house, or a street that crosses another.
const numbered =
  /^(?:and|&|pier|gate|terminal|exit|track|door|route|apartment|suite|room|unit|floor|ps|dock)$/

/** "The dialysis place, three fifty-five Grand Street": the address is what begins with a number. */
function houseOnStreet(tokens: readonly Token[]): Place | undefined {
  const words = wordsOf(tokens)
  const led = areaBefore(words)
  for (let at = 0; at < words.length; at += 1) {
    const start = led?.to ?? 0
    const isNumber = houseAt(words.slice(at)) !== undefined
    if (at < start || numbered.test(words[at - 1] ?? '')) continue
    // "Williamsburg, Bedford Avenue 112" has its number at the end.
    const found = isNumber || at === start ? addressAt(tokens, at) : undefined
    if (found?.street.house === undefined) continue
    return inPlace(found, isNumber ? whatIsBefore(tokens.slice(0, at)) : {})
  }
  return undefined
}

/** An address up to the next comma, with what follows it; or over the comma: "245, West 44th Street". */
function addressAt(tokens: readonly Token[], at: number): Address | undefined {
  const end = tokens.findIndex(({ isLast }, index) => isLast && index >= at) + 1
  const near = end > 0 ? readStreet(wordsOf(tokens.slice(at, end))) : undefined
  if (near?.street.house === undefined) return readStreet(wordsOf(tokens.slice(at)))
  const { unit = near.unit, borough } =
    end < tokens.length ? readTail(clausesOf(tokens.slice(end))) : {}
  const areas = inOneLine(near.borough, borough)
  return { ...near, ...(unit ? { unit } : {}), ...(areas ? { borough: areas } : {}) }
}

/** "55 Hudson Yards", "One World Trade Center": a house of a place everybody knows. */
function houseByName(words: readonly string[]): Place | undefined {
  const house = houseAt(words)
  const place = house && findKnownPlace(words.slice(house.to))
  if (place?.kind !== 'known' || place.known.isAirport || place.known.isArea) return undefined
  return { kind: 'street', street: { house: house?.value ?? 0, name: place.known.name } }
}

/** A street without a number, also after the part of the city it is in. */
function streetAlone(tokens: readonly Token[]): Place | undefined {
  const words = wordsOf(tokens)
  const led = areaBefore(words)
  const inArea = led && readStreet(words.slice(led.to))
  if (led && inArea?.street.kind) return inPlace(inArea, { area: led.area })
  // "Mount Sinai, Madison Avenue" is no street of that name.
  const [first = words] = clausesOf(tokens)
  const found = readStreet(first) ? readStreet(words) : undefined
  return found?.street.kind || found?.isKnown ? inPlace(found, {}) : undefined
}

function inPlace({ street, unit, borough }: Address, { name, area }: Before): Place {
  const areas = borough ?? area
  const isStreet = name !== undefined && isNameOf(name, street)
  return {
    kind: 'street',
    ...(name && !isStreet ? { name } : {}),
    street,
    ...(unit ? { unit } : {}),
    ...(areas ? { borough: areas } : {}),
  }
}

/** With the capitals it was written with, and on the island that was named for the other place. */
function asSaid(place: Place, text: string, values: ReadContext['values']): Place {
  if (place.kind !== 'street' && place.kind !== 'corner') return place
  const others = Object.values(values).map((value) =>
    value.kind === 'place' ? printPlace(value.place) : '',
  )
  const { name, borough } = place
  const around = {
    ...(name ? { name: asWritten(name, text) } : {}),
    ...(borough ? { borough: asWritten(withIsland(borough, others), text) } : {}),
  }
  const written = (street: Street) => ({ ...street, name: asWritten(street.name, text) })
  return place.kind === 'street'
    ? { ...place, ...around, street: written(place.street) }
    : { ...place, ...around, streets: [written(place.streets[0]), written(place.streets[1])] }
}

function vague(words: readonly string[], text: string): Place | undefined {
  if (!isVague(words)) return undefined
  const own = rawWords(text)
    .join(' ')
    .replace(/[.,!?]+$/, '')
  const said = own.replace(/^\w+/, (word) => word.toLowerCase())
  return { kind: 'vague', text: said, isAirport: words.includes('airport') }
}

/** As they were written, with their commas. */
function rawWords(text: string): readonly string[] {
  const bare = (word: string) => word.toLowerCase().replaceAll(/[.,;!?]+$/g, '')
  return trimmed(text.trim().split(/\s+/), bare)
}

function freeText(text: string): string {
  const words = rawWords(text).join(' ')
  return titleCase(words.replace(/[.,!?]+$/, '').replace(/^the (?=\S)/i, ''))
}
