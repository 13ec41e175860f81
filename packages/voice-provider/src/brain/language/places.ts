import { boroughs, type KnownPlace, knownPlaces } from '@nightdesk/content'
import { type Found, numberAt } from './numbers.ts'
import { likenessOf, sounded, type Sounded } from './sounds.ts'
import { findStreets, type Street } from './streets.ts'
import type { Utterance } from './tokens.ts'

export type Place =
  | { readonly kind: 'known'; readonly known: KnownPlace; readonly terminal?: string }
  | {
      readonly kind: 'street'
      readonly street: Street
      readonly borough?: string
      readonly unit?: string
    }
  | { readonly kind: 'corner'; readonly streets: readonly [Street, Street] }
  | { readonly kind: 'free'; readonly text: string }
  /** Named, but nobody could drive there: "my house", "the airport". */
  | { readonly kind: 'vague'; readonly text: string; readonly isAirport: boolean }

const alikeEnough = 0.8
const longestAlias = 4

type Alias = {
  readonly known: KnownPlace
  readonly text: string
  readonly sounded: Sounded
  readonly isExactOnly: boolean
}

// Short names and "the Met" are believed only when they are heard exactly.
const shortestGuess = 6
const aliases: readonly Alias[] = knownPlaces.flatMap((known) =>
  known.also.map((text) => ({
    known,
    text,
    sounded: sounded(text),
    isExactOnly: text.startsWith('the ') || text.replaceAll(' ', '').length < shortestGuess,
  })),
)
const exactAliases: ReadonlyMap<string, KnownPlace> = new Map(
  aliases.map(({ sounded: { letters }, known }) => [letters, known]),
)

const foundBefore = new WeakMap<Utterance, readonly Found<Place>[]>()

/** Every place that is named, in the order in which it is said. */
export function findPlaces(utterance: Utterance): readonly Found<Place>[] {
  const before = foundBefore.get(utterance)
  if (before) return before
  const found = lookForPlaces(utterance)
  foundBefore.set(utterance, found)
  return found
}

function lookForPlaces(utterance: Utterance): readonly Found<Place>[] {
  const exact = knownIn(utterance.words, new Set(), exactAt)
  const streets = cornersOf(findStreets(utterance), utterance.words)
    .map((found) => withDetails(found, utterance))
    .map((found) => onStreet(found, utterance))
    // "Madison Square Garden" is no street; "48 Wall Street" is one.
    .filter((street) => {
      const other = exact.find((place) => isOverlap(place, street))
      return !other || (hasHouse(street.value) && other.to <= street.to)
    })
  const named = exact.filter((place) => !streets.some((street) => isOverlap(place, street)))
  const taken = takenBy([...streets, ...named])
  const guessed = knownIn(utterance.words, taken, guessAt)
  const places = [...streets, ...named, ...guessed]
  const hasAirport = places.some(({ value }) => value.kind === 'known' && value.known.isAirport)
  const vague = vagueIn(utterance.words, takenBy(places)).filter(
    ({ value }) => !(hasAirport && value.kind === 'vague' && value.isAirport),
  )
  return [...places, ...vague].sort((a, b) => a.from - b.from)
}

function hasHouse(place: Place): boolean {
  return place.kind === 'corner' || (place.kind === 'street' && place.street.house !== undefined)
}

function isOverlap(a: Found<unknown>, b: Found<unknown>): boolean {
  return a.from < b.to && b.from < a.to
}

function takenBy(found: readonly Found<unknown>[]): ReadonlySet<number> {
  return new Set(found.flatMap(({ from, to }) => range(from, to)))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

function cornersOf(streets: readonly Found<Street>[], words: readonly string[]): Found<Place>[] {
  const result: Found<Place>[] = []
  for (let index = 0; index < streets.length; index += 1) {
    const here = streets[index]
    const next = streets[index + 1]
    if (!here) continue
    const isCorner =
      next &&
      !next.value.house &&
      /^(?:and|at|&)$/.test(words.slice(here.to, next.from).join(' ')) &&
      !here.value.house
    if (isCorner && next) {
      const start = words
        .slice(here.from - 3, here.from)
        .join(' ')
        .endsWith('corner of')
        ? here.from - 2
        : here.from
      result.push({
        value: { kind: 'corner', streets: [here.value, next.value] },
        from: start,
        to: next.to,
      })
      index += 1
    } else
      result.push({ value: { kind: 'street', street: here.value }, from: here.from, to: here.to })
  }
  return result
}

function withDetails(found: Found<Place>, { words, tokens }: Utterance): Found<Place> {
  if (found.value.kind !== 'street') return found
  let { to } = found
  let unit: string | undefined
  let borough: string | undefined
  if (/^(?:apartment|apt|unit|suite|floor)$/.test(words[to] ?? '')) {
    unit = `${words[to] === 'floor' ? 'Floor' : words[to] === 'suite' ? 'Suite' : 'Apt'} ${(tokens[to + 1]?.raw ?? '').toUpperCase()}`
    to += 2
  }
  const start = words[to] === 'in' ? to + 1 : to
  const name = boroughs.find((entry) => {
    const parts = entry.toLowerCase().split(' ')
    return (
      parts.every((part, index) => words[start + index] === part) || words[start] === parts.at(-1)
    )
  })
  if (name) {
    borough = name
    const length = name.split(' ').length
    to = words[start] === name.toLowerCase().split(' ')[0] ? start + length : start + 1
  }
  return {
    value: { ...found.value, ...(unit ? { unit } : {}), ...(borough ? { borough } : {}) },
    from: found.from,
    to: Math.min(to, words.length),
  }
}

type Finder = (
  words: readonly string[],
  at: number,
  taken: ReadonlySet<number>,
) => Found<KnownPlace> | undefined

const longestLandmark = 3
const notALandmark =
  /^(?:i|i'm|we|it|it's|is|am|are|live|lives|me|up|from|to|at|and|a|an|car|ride|be|somewhere|house|apartment|place|or|go|going|not)$/

/** "The Hilton on Sixth Avenue": a house with a name instead of a number. */
function onStreet(found: Found<Place>, { words, tokens }: Utterance): Found<Place> {
  if (found.value.kind !== 'street' || found.value.street.house || words[found.from - 1] !== 'on')
    return found
  let from = found.from - 1
  while (
    from > 0 &&
    found.from - 1 - from < longestLandmark &&
    !notALandmark.test(words[from - 1] ?? '') &&
    words[from - 1] !== 'the'
  )
    from -= 1
  if (from === found.from - 1) return found
  const name = tokens
    .slice(from, found.from - 1)
    .map(({ raw }) => raw)
    .join(' ')
  const text = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} on ${printPlace(found.value)}`
  return { value: { kind: 'free', text }, from, to: found.to }
}

function knownIn(
  words: readonly string[],
  taken: ReadonlySet<number>,
  find: Finder,
): Found<Place>[] {
  const found: Found<Place>[] = []
  let at = 0
  while (at < words.length) {
    const match = find(words, at, taken)
    const place = match && withTerminal(match, words)
    if (place) found.push(place)
    at = place ? Math.max(place.to, at + 1) : at + 1
  }
  return found
}

function exactAt(words: readonly string[], at: number): Found<KnownPlace> | undefined {
  for (let length = longestAlias; length > 0; length -= 1) {
    if (at + length > words.length) continue
    const known = exactAliases.get(words.slice(at, at + length).join(''))
    if (known) return { value: known, from: at, to: at + length }
  }
  return undefined
}

function guessAt(
  words: readonly string[],
  at: number,
  taken: ReadonlySet<number>,
): Found<KnownPlace> | undefined {
  let best: (Found<KnownPlace> & { readonly score: number }) | undefined
  for (let length = longestAlias; length > 0; length -= 1) {
    const heard = words.slice(at, at + length)
    if (at + length > words.length || range(at, at + length).some((index) => taken.has(index)))
      continue
    if (
      heard.includes('|') ||
      commonWords.test(heard[0] ?? '') ||
      (length > 1 && commonEnds.test(heard.at(-1) ?? ''))
    )
      continue
    const said = sounded(heard.join(''))
    if (said.letters.length < shortestGuess - 1) continue
    for (const alias of aliases) {
      // A recogniser rarely loses the first sound, and this spares nine comparisons of ten.
      const isWorthIt = !alias.isExactOnly && alias.sounded.sound[0] === said.sound[0]
      const score = isWorthIt ? likenessOf(said, alias.sounded) : 0
      if (score >= alikeEnough && score > (best?.score ?? 0))
        best = { value: alias.known, from: at, to: at + length, score }
    }
  }
  return best
}

const commonWords =
  /^(?:a|an|the|i|to|at|from|in|on|for|of|and|is|it|my|me|we|you|need|want|time|please|car|ride|airport|that|this|there|they|center|park|city|with|what|how|when)$/
const commonEnds =
  /^(?:a|the|i|to|at|from|in|on|for|and|is|it|my|me|we|please|tomorrow|with|about)$/

function withTerminal(
  { value, from, to }: Found<KnownPlace>,
  words: readonly string[],
): Found<Place> {
  const start = words[to] === 'airport' ? to + 1 : to
  if (words[start] === 'terminal') {
    const number = numberAt(words, start + 1, { isExpected: true })
    const letter = /^[a-e]$/.test(words[start + 1] ?? '')
      ? words[start + 1]?.toUpperCase()
      : undefined
    const terminal = letter ?? (number ? String(number.value) : undefined)
    if (terminal)
      return {
        value: { kind: 'known', known: value, terminal },
        from,
        to: letter ? start + 2 : (number?.to ?? start + 1),
      }
  }
  return { value: { kind: 'known', known: value }, from, to: start }
}

const vagueNames =
  /^(?:(?:my|the|our|his|her) (?:house|home|place|apartment|flat|hotel|office|work|building|airport|station|train station|airbnb|door)|home|the office|an airport|airport|brooklyn|manhattan|queens|the bronx|staten island|new jersey|midtown|downtown|uptown|long island)$/

function vagueIn(words: readonly string[], taken: ReadonlySet<number>): Found<Place>[] {
  const found: Found<Place>[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const text = words.slice(at, at + length).join(' ')
      if (taken.has(at) || at + length > words.length || !vagueNames.test(text)) continue
      found.push({
        value: { kind: 'vague', text: printVague(text), isAirport: text.includes('airport') },
        from: at,
        to: at + length,
      })
      at += length - 1
      break
    }
  }
  return found
}

function printVague(text: string): string {
  const isName = !/^(?:my|our|his|her|an?|home|airport)\b|^the (?!bronx)/.test(text)
  return isName ? text.replaceAll(/\b(?!the\b)\p{L}/gu, (letter) => letter.toUpperCase()) : text
}

export function printPlace(place: Place): string {
  if (place.kind === 'known')
    return place.terminal ? `${place.known.name}, Terminal ${place.terminal}` : place.known.name
  if (place.kind === 'street')
    return [printStreet(place.street), place.unit, place.borough].filter(Boolean).join(', ')
  if (place.kind === 'corner') return place.streets.map(printStreet).join(' and ')
  return place.text
}

export function printStreet({ house, direction, name, kind, side }: Street): string {
  return [house, direction, name, kind, side]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

export function isSamePlace(a: Place, b: Place): boolean {
  return printPlace(a) === printPlace(b)
}
