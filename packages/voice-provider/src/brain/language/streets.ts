import { streetKinds, streetNames } from '@nightdesk/content'
import {
  type Found,
  houseNumberAt,
  isNumberWord,
  likenessOf,
  numberAt,
  ordinalAt,
  sounded,
  tableOf,
  type Utterance,
} from '@nightdesk/understanding'

export type Street = {
  readonly house?: number
  readonly direction?: string
  /** "Orchard", "42nd", "Avenue of the Americas". */
  readonly name: string
  /** "Street"; some names have none of their own: Broadway. */
  readonly kind?: string
  /** "Park Avenue South". */
  readonly side?: string
}

const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(streetKinds).flatMap(([kind, forms]) =>
    forms.map((form) => [form, kind] as const),
  ),
)
const directions: Readonly<Record<string, string>> = tableOf({
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
  e: 'East',
  w: 'West',
})
// Said without "street" or "avenue".
const nakedNames = new Set(['broadway', 'bowery', 'avenue of the americas', 'central park west'])
const avenuesOften = new Set([
  'park',
  'madison',
  'lexington',
  'amsterdam',
  'columbus',
  'atlantic',
  'bedford',
  'flatbush',
  'lenox',
  'west end',
  'dekalb',
  'vanderbilt',
])
// "Grand Concourse" is not Grand Street.
const otherKinds =
  /^(?:concourse|plaza|circle|building|station|hotel|center|market|point|loop|walk|row|slip|alley|hill|heights|garden|gardens|hall|school|hospital|house)$/
const alikeEnough = 0.78
const soundedNames = streetNames.map((name) => ({ name, sounds: sounded(name) }))
const longestName = 3
const highestAvenue = 13
const stops =
  /^(?:from|at|to|on|the|and|in|of|is|it's|my|me|up|a|an|for|by|off|near|pickup|dropoff|street|avenue|with|between|no|not|please|make|that|i|live|address|corner|be|tomorrow|today|tonight|am|pm|oclock|people|passengers|people's|name|its|was|going|go|take|\|)$/

/** Every street that is named, with its house number where there is one. */
export function findStreets(utterance: Utterance): Found<Street>[] {
  const { words } = utterance
  const found: Found<Street>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const street =
      lettered(words, at) ?? kinded(utterance, at) ?? naked(words, at) ?? numberedPair(words, at)
    if (!street || found.some((other) => street.from < other.to)) continue
    found.push(street)
    at = street.to - 1
  }
  return found
}

/** "Avenue B", "Avenue of the Americas". */
function lettered(words: readonly string[], at: number): Found<Street> | undefined {
  if (kinds.get(words[at] ?? '') !== 'Avenue') return undefined
  if (/^[a-d]$/.test(words[at + 1] ?? '') && words[at + 1] !== 'a')
    return withHouse(
      words,
      { name: (words[at + 1] ?? '').toUpperCase(), kindFirst: 'Avenue' },
      at,
      at + 2,
    )
  return undefined
}

function kinded(utterance: Utterance, at: number): Found<Street> | undefined {
  const { words, tokens } = utterance
  const kind = kinds.get(words[at] ?? '')
  // "Court Street", "Park Place": the first of two kinds is a name.
  if (!kind || at === 0 || kinds.has(words[at + 1] ?? '')) return undefined
  const numbered = numberedBefore(words, at, kind)
  if (numbered) return withHouse(words, { name: numbered.name, kind }, numbered.from, at + 1)
  let from = at
  while (
    from > 0 &&
    at - from < longestName &&
    isNameWord(words[from - 1] ?? '') &&
    !tokens[from - 1]?.isLast
  )
    from -= 1
  if (from === at) return undefined
  const isDirection = directions[words[from] ?? ''] !== undefined && at - from > 1
  const start = isDirection ? from + 1 : from
  const heard = words.slice(start, at).join(' ')
  // "One way", "the other place", "my place": words, not streets.
  if (
    !knownStreet(heard) &&
    /^(?:Place|Way|Court|Drive|Square|Lane)$/.test(kind) &&
    !hasHouse(words, from)
  )
    return undefined
  if (/^(?:which|what|that|this|same|other|whole|right|any|best|your|our)$/.test(heard))
    return undefined
  const name = knownStreet(heard) ?? titled(utterance, start, at)
  return withHouse(words, { name, kind }, start, at + 1)
}

function isNameWord(word: string): boolean {
  return (
    !stops.test(word) && !isNumberWord(word) && /^[\p{L}']+$/u.test(word) && !ordinalAt([word], 0)
  )
}

function hasHouse(words: readonly string[], at: number): boolean {
  return isNumberWord(words[at - 1] ?? '')
}

function titled({ tokens }: Utterance, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw.slice(0, 1).toUpperCase() + raw.slice(1))
    .join(' ')
}

function knownStreet(heard: string): string | undefined {
  if (heard === '') return undefined
  const exact = streetNames.find((name) => name.toLowerCase() === heard)
  if (exact) return exact
  const said = sounded(heard)
  let best: { readonly name: string; readonly score: number } | undefined
  for (const { name, sounds } of soundedNames) {
    const score = likenessOf(said, sounds, alikeEnough)
    if (score > (best?.score ?? 0)) best = { name, score }
  }
  return best && best.score >= alikeEnough && heard.length > 3 ? best.name : undefined
}

function numberedBefore(
  words: readonly string[],
  at: number,
  kind: string,
): { readonly name: string; readonly from: number } | undefined {
  for (const length of [4, 3, 2, 1]) {
    const from = at - length
    if (from < 0) continue
    const ordinal = ordinalAt(words, from)
    // "Three fifty fifth avenue": no avenue has so high a number, so the ten belongs to the house.
    const isHouseToo = kind === 'Avenue' && length > 1 && (ordinal?.value ?? 0) > highestAvenue
    if (ordinal && ordinal.to === at && !isHouseToo)
      return { name: printOrdinal(ordinal.value), from }
  }
  // "West 44 Street", "forty four street": the ending was swallowed.
  for (const length of [2, 1]) {
    const from = at - length
    const number = from >= 0 ? numberAt(words, from) : undefined
    const isLed =
      from > 0 &&
      (directions[words[from - 1] ?? ''] !== undefined ||
        /^(?:on|and|to|from|at)$/.test(words[from - 1] ?? ''))
    if (
      number &&
      number.to === at &&
      number.value > 0 &&
      number.value < 230 &&
      (isLed || from === 0)
    )
      return { name: printOrdinal(number.value), from }
  }
  return undefined
}

function printOrdinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th')
  return `${value}${ending}`
}

/** "1515 Broadway", "245 Park": a name of the bank after a house number, without its kind. */
function naked(words: readonly string[], at: number): Found<Street> | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (at + length > words.length) continue
    const heard = words.slice(at, at + length).join(' ')
    const exact = streetNames.find((name) => name.toLowerCase() === heard)
    if (!exact || kinds.has(words[at + length] ?? '') || otherKinds.test(words[at + length] ?? ''))
      continue
    const isNaked = nakedNames.has(heard)
    const before = houseBefore(words, at)
    const isCorner =
      /^(?:and|&)$/.test(words[at + length] ?? '') || /^(?:and|&)$/.test(words[at - 1] ?? '')
    if (isNaked) return withHouse(words, { name: exact }, at, at + length)
    if (before && !/^(?:people|passengers|nights)$/.test(words[at + length] ?? '')) {
      return withHouse(words, { name: exact, kind: usualKind(heard) }, at, at + length)
    }
    if (isCorner && (avenuesOften.has(heard) || isCornerOfNames(words, at, at + length)))
      return withHouse(words, { name: exact, kind: usualKind(heard) }, at, at + length)
  }
  return undefined
}

function usualKind(heard: string): string {
  return avenuesOften.has(heard) ? 'Avenue' : 'Street'
}

function isStreetName(word = ''): boolean {
  return streetNames.some((name) => name.toLowerCase() === word)
}

/** "The corner of Canal and Mott": two names of the bank after a word for a place; "for Charles and Allen" are people. */
function isCornerOfNames(words: readonly string[], from: number, to: number): boolean {
  const isSecond = words[from - 1] === 'and'
  const start = isSecond ? from - 2 : from
  const other = words[isSecond ? start : to + 1]
  const isLed = start === 0 || /^(?:of|from|to|at|on|near|corner)$/.test(words[start - 1] ?? '')
  return isLed && (isStreetName(other) || ordinalAt(words, isSecond ? start : to + 1) !== undefined)
}

/** "42nd and 8th": two numbered streets with "and" between them, or a house number and a direction before one. */
function numberedPair(words: readonly string[], at: number): Found<Street> | undefined {
  const ordinal = ordinalAt(words, at)
  if (!ordinal || kinds.has(words[ordinal.to] ?? '')) return undefined
  const hasDirection = directions[words[at - 1] ?? ''] !== undefined
  const next = words[ordinal.to] === 'and' ? ordinal.to + 1 : -1
  const isFirst =
    next > 0 &&
    (ordinalAt(words, next) !== undefined || knownStreet(words[next] ?? '') !== undefined)
  const isSecond =
    words[at - 1] === 'and' &&
    (ordinalEndingAt(words, at - 1) ||
      knownStreet(words[at - 2] ?? '') !== undefined ||
      kinds.has(words[at - 2] ?? ''))
  const hasHouseToo = hasDirection && houseBefore(words, at - 1) !== undefined
  if (!isFirst && !isSecond && !hasHouseToo) return undefined
  const kind = ordinal.value > 12 || hasDirection ? 'Street' : 'Avenue'
  return withHouse(words, { name: printOrdinal(ordinal.value), kind }, at, ordinal.to)
}

function ordinalEndingAt(words: readonly string[], to: number): boolean {
  return [1, 2].some((length) => to - length >= 0 && ordinalAt(words, to - length)?.to === to)
}

function withHouse(
  words: readonly string[],
  said: { readonly name: string; readonly kind?: string; readonly kindFirst?: string },
  from: number,
  to: number,
): Found<Street> {
  const direction = directions[words[from - 1] ?? '']
  const start = direction ? from - 1 : from
  const house = houseBefore(words, start)
  const name = said.kindFirst ? `${said.kindFirst} ${said.name}` : said.name
  const side = said.kind && words[to]?.length !== 1 ? directions[words[to] ?? ''] : undefined
  const end = side ? to + 1 : to
  const after = house ? undefined : houseAfter(words, end)
  const number = house?.value ?? after?.value
  return {
    value: {
      ...(number ? { house: number } : {}),
      ...(direction ? { direction } : {}),
      name,
      ...(said.kind ? { kind: said.kind } : {}),
      ...(side ? { side } : {}),
    },
    from: house ? house.from : start,
    to: after ? after.to : end,
  }
}

const latestHour = 12
// After these a number is no house: "Park Avenue, 15 people", "Park Avenue, 7:30 am".
const counted =
  /^(?:am|pm|oclock|people|passengers|persons|guests|adults|kids|bags|of|minutes|hours|and|to|street|avenue)$/

/** "Delancey Street, number twelve", "Riverside Drive, 310"; what could be an hour is one. */
function houseAfter(words: readonly string[], at: number): Found<number> | undefined {
  if (words[at] === 'number') return houseNumberAt(words, at + 1)
  const plain = houseNumberAt(words, at)
  const isHouse = plain && plain.value > latestHour && !counted.test(words[plain.to] ?? '')
  return isHouse && !ordinalAt(words, at) ? plain : undefined
}

/** The longest house number that ends where the street begins. */
function houseBefore(words: readonly string[], to: number): Found<number> | undefined {
  for (const length of [6, 5, 4, 3, 2, 1]) {
    const from = to - length
    if (from < 0) continue
    const number = houseNumberAt(words, from)
    if (number && number.to === to && number.value > 0) return number
  }
  return undefined
}
