import { listOf, streetNames } from '@nightdesk/content'
import {
  tableOf,
  houseNumberAt,
  isFirstName,
  isLastName,
  likenessOf,
  numberAt,
  ordinalAt,
  sounded,
} from '@nightdesk/understanding'
import { splitEnd } from './area.ts'
import { houseAt } from './house-number.ts'
import { directions, kinds, titleCase } from './street-words.ts'

export type Street = {
  readonly house?: number
  /** "31-14": as Queens numbers its houses, by the cross street. */
  readonly isHyphened?: boolean
  readonly direction?: string
  /** "Orchard", "42nd", "Avenue of the Americas". */
  readonly name: string
  /** "Street"; some names have none of their own: Broadway. */
  readonly kind?: string
  /** "Park Avenue South". */
  readonly side?: string
}

export type Address = {
  readonly street: Street
  readonly unit?: string
  readonly borough?: string
  /** A street name that everybody in the city knows. */
  readonly isKnown: boolean
  /** "57th and 8th": nobody said which one is the avenue. */
  readonly isGuess?: boolean
}

const highestAvenue = 13
// Every number in words, a unit and a borough included. Without a bound, each of many words would be held against
// every street, with all the words behind it.
const mostWords = 24
const alikeEnough = 0.78
const same = 1
const soundedNames = streetNames.map((name) => ({ name, sounds: sounded(name) }))

/** House number, direction, name and kind of a street, in the order in which they are said. */
export function readStreet(
  said: readonly string[],
  {
    isCorner = false,
    isCrossing = false,
  }: { readonly isCorner?: boolean; readonly isCrossing?: boolean } = {},
): Address | undefined {
  if (said.length > mostWords) return undefined
  const words = numberFirst(said)
  const { body, unit, borough } = splitEnd(words, houseAt(words) !== undefined)
  // "Broadway and two thirty-second": the street that crosses has no number.
  const house = isCrossing ? undefined : houseAt(body)
  let at = house ? house.to : 0
  const direction = directions[body[at] ?? '']
  if (direction && body.length > at + 1) at += 1
  const isDirected = direction !== undefined && at > (house?.to ?? 0)
  const name =
    nameAt(body, at) ?? (house || isCorner || isCrossing ? unnamedAt(body, at) : undefined)
  if (!name) return undefined
  // "West 10th" is a street, however low its number.
  const kind = isDirected && name.isGuess ? 'Street' : name.kind
  const side = directions[body[name.to] ?? '']
  const isWhole = name.to + (side ? 1 : 0) >= body.length
  if (!isWhole) return undefined
  return {
    street: {
      ...(house ? { house: house.value } : {}),
      ...(house?.isHyphened ? { isHyphened: true } : {}),
      ...(isDirected && direction ? { direction } : {}),
      name: name.name,
      ...(kind ? { kind } : {}),
      ...(side ? { side } : {}),
    },
    ...(unit ? { unit } : {}),
    ...(borough ? { borough } : {}),
    isKnown: name.isKnown,
    isGuess: name.isGuess === true && !isDirected,
  }
}

// Said without "street" or "avenue".
const naked = /^(?:Broadway|Bowery|Avenue\b.*|Central Park West)$/
// Said for short, and no street.
const fullKinds: Readonly<Record<string, string>> = tableOf({
  ...Object.fromEntries(
    listOf(
      'Park, Madison, Lexington, Amsterdam, Columbus, Atlantic, Bedford, Flatbush, Lenox, West End, York, DeKalb',
    ).map((name) => [name, 'Avenue']),
  ),
  Riverside: 'Drive',
  Queens: 'Boulevard',
})

/** What crosses an avenue is a street: "Avenue C and 9th". Of "Third and 3rd" nobody knows which is which. */
export function crossing({ street, isGuess }: Address, other: Address): Street {
  const whole = inFull(street)
  const { name, kind } = inFull(other.street)
  const isAvenue = kind === 'Avenue' || (kind === undefined && naked.test(name))
  if (!isGuess || !isAvenue) return whole
  if (!other.isGuess) return { ...whole, kind: 'Street' }
  return whole.kind === 'Avenue' ? { name: whole.name } : whole
}

/** "Canal and Mott": both are streets, though nobody says so. */
function inFull(street: Street): Street {
  // Grand Concourse is whole, but Park alone is an avenue.
  const isWhole =
    naked.test(street.name) ||
    (street.name.includes(' ') && ownEndings.test(street.name.toLowerCase()))
  return street.kind || isWhole ? street : { ...street, kind: fullKinds[street.name] ?? 'Street' }
}

export function printStreet({ house, isHyphened, direction, name, kind, side }: Street): string {
  const number = house && isHyphened ? hyphened(house) : house
  return [number, direction, name, kind, side].filter((part) => part !== undefined).join(' ')
}

const hyphened = (house: number) =>
  `${Math.floor(house / 100)}-${String(house % 100).padStart(2, '0')}`

/** "Bedford Avenue 112" is 112 Bedford Avenue. */
function numberFirst(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const isLast = /^\d{1,5}$/.test(last) && kinds.has(words.at(-2) ?? '')
  if (isLast) return [last, ...words.slice(0, -1)]
  // "Steinway Street in Astoria, number thirty-one forty-eight".
  const at = words.lastIndexOf('number')
  const number = at > 1 ? houseNumberAt(words, at + 1) : undefined
  return number?.to === words.length ? [String(number.value), ...words.slice(0, at)] : words
}

type Named = { name: string; kind?: string; to: number; isKnown: boolean; isGuess?: true }

function nameAt(words: readonly string[], at: number): Named | undefined {
  const number = numberAt(words, at)
  const isNamed = number && kinds.has(words[number.to] ?? '')
  const numbered = hundredAt(words, at) ?? ordinalAt(words, at) ?? (isNamed ? number : undefined)
  if (numbered) return numberedAt(words, numbered)
  if (kinds.get(words[at] ?? '') === 'Avenue' && /^[a-z]$/.test(words[at + 1] ?? ''))
    return { name: `Avenue ${(words[at + 1] ?? '').toUpperCase()}`, to: at + 2, isKnown: true }
  for (let to = words.length; to > at; to -= 1) {
    const kind = kinds.get(words[to - 1] ?? '')
    const isSide = directions[words[to] ?? ''] !== undefined || to === words.length
    if (!isSide) continue
    const heard = words.slice(at, kind && to - 1 > at ? to - 1 : to).join(' ')
    // A house on a street, and not the street.
    if (/\b(?:on|at|near|by|off|in|from|with)\b/.test(heard)) continue
    const known = knownStreet(heard)
    if (kind && to - 1 > at && !known && isNoun(heard, kind)) continue
    if (kind && to - 1 > at)
      return {
        name: known ?? titleCase(heard.replace(/^the /, '')),
        kind,
        to,
        isKnown: known !== undefined,
      }
    if (known) return { name: known, to, isKnown: true }
  }
  return undefined
}

// Words that are also said of a house: "my aunt's place", "the food court".
const nouns: readonly string[] = ['Place', 'Court', 'Square', 'Way', 'Drive', 'Terrace']

/** "My aunt's place", "Junior's the cheesecake place": words about a house, though they end like a street. */
function isNoun(heard: string, kind: string): boolean {
  if (/^(?:my|our|his|her|their|your|an?|some|this|that)\b|(?<!\bof) the\b/.test(heard)) return true
  const isOwned = heard.endsWith("'s") && !/\b(?:st|saint|mark's|john's|james's)\b/.test(heard)
  return nouns.includes(kind) && (isOwned || heard.startsWith('the '))
}

const mostUnnamed = 3
const ownEndings =
  /\b(?:west|east|north|south|concourse|park|plaza|row|slip|heights|mews|oval|loop|circle|green|turnpike|highway|expressway)$/

/** "Fifteen Prospect Park West", "nine ten Grand Concourse": after a number, some streets need no more than their name. */
function unnamedAt(words: readonly string[], at: number): Named | undefined {
  const rest = words.slice(at)
  const isName = rest.length > 1 && rest.length <= mostUnnamed && ownEndings.test(rest.at(-1) ?? '')
  const name = titleCase(rest.join(' '), { isWithin: true })
  return isName ? { name, to: words.length, isKnown: false } : undefined
}

/** "One eighty-first" is the 181st. */
function hundredAt(
  words: readonly string[],
  at: number,
): { value: number; to: number } | undefined {
  const hundreds = numberAt(words, at)
  const rest = hundreds && hundreds.value < 10 ? ordinalAt(words, hundreds.to) : undefined
  return rest && rest.value > 10 && rest.value < 100 && hundreds
    ? { value: hundreds.value * 100 + rest.value, to: rest.to }
    : undefined
}

function numberedAt(words: readonly string[], { value, to }: { value: number; to: number }): Named {
  const name = `${value}${ending(value)}`
  const kind = kinds.get(words[to] ?? '')
  if (kind) return { name, kind, to: to + 1, isKnown: true }
  // "57th and 8th": the low ones are avenues, the high ones streets.
  return {
    name,
    kind: value <= highestAvenue ? 'Avenue' : 'Street',
    to,
    isKnown: false,
    isGuess: true,
  }
}

function ending(value: number): string {
  const isTeen = Math.floor((value % 100) / 10) === 1
  return (!isTeen && ['th', 'st', 'nd', 'rd'][value % 10]) || 'th'
}

function knownStreet(heard: string): string | undefined {
  const said = sounded(heard)
  // A street that bears somebody's name was heard well: Austin Street is not Houston Street.
  const least = isFirstName(heard) || isLastName(heard) ? same : alikeEnough
  return soundedNames
    .filter(({ name }) => sideOf(name) === sideOf(heard))
    .map(({ name, sounds }) => ({ name, score: likenessOf(said, sounds, least) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)[0]?.name
}

/** Central Park South is not Central Park West, however alike they sound. */
function sideOf(name: string): string | undefined {
  return /\b(?:east|west|north|south)$/.exec(name.toLowerCase())?.[0]
}
