import { boroughs } from '@nightdesk/content'
import type { Found, Utterance } from '@nightdesk/understanding'
import { exactAt, guessAt, knownIn, range } from './known-places.ts'
import { type Place, printPlace } from './place.ts'
import { findStreets, type Street } from './streets.ts'
import { vagueIn } from './vague-places.ts'

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
  const named = exact
    .filter((place) => !streets.some((street) => isOverlap(place, street)))
    .map((place) => inArea(place, utterance))
  const taken = takenBy([...streets, ...named])
  const guessed = knownIn(utterance.words, taken, guessAt)
  const places = [...streets, ...named, ...guessed]
  const hasAirport = places.some(({ value }) => value.kind === 'known' && value.known.isAirport)
  const vague = vagueIn(utterance, takenBy(places)).filter(
    ({ value }) => !(hasAirport && value.kind === 'vague' && value.isAirport),
  )
  const all = [...places, ...vague].sort((a, b) => a.from - b.from)
  return all.filter((place, index) => !isNamedNext(place, all[index + 1], utterance.words))
}

/** "My hotel, it's 811 Seventh Avenue", "Williamsburg, 112 Bedford Avenue": one place, said twice. */
function isNamedNext(
  place: Found<Place>,
  next: Found<Place> | undefined,
  words: readonly string[],
): boolean {
  if (!next || next.value.kind === 'vague') return false
  const isArea = place.value.kind === 'known' && place.value.known.isArea === true
  if (isArea) return next.value.kind === 'street' && place.to === next.from
  if (place.value.kind !== 'vague') return false
  return /^(?:(?:it's|its|at|on|is|which|that's|address|in|the)(?: |$))*$/.test(
    words.slice(place.to, next.from).join(' '),
  )
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

const longestLandmark = 3
const notALandmark =
  /^(?:i|i'm|we|it|it's|is|am|are|live|lives|me|up|from|to|at|and|a|an|car|ride|be|somewhere|house|apartment|place|or|go|going|not)$/

/** "The Hilton on Sixth Avenue": a house with a name instead of a number. */
function onStreet(found: Found<Place>, utterance: Utterance): Found<Place> {
  const { words } = utterance
  if (found.value.kind !== 'street' || found.value.street.house || words[found.from - 1] !== 'on')
    return found
  return landmarkAt(found, utterance)
}

/** "The Hilton in Jersey City". */
function inArea(found: Found<Place>, utterance: Utterance): Found<Place> {
  const isArea = found.value.kind === 'known' && found.value.known.isArea === true
  if (!isArea || utterance.words[found.from - 1] !== 'in') return found
  const landmark = landmarkAt(found, utterance)
  const [first] = utterance.tokens.slice(landmark.from)
  return /^\p{Lu}/u.test(first?.raw ?? '') ? landmark : found
}

/** The house that is named before "on" this street or "in" this part of the city. */
function landmarkAt(found: Found<Place>, { words, tokens }: Utterance): Found<Place> {
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
  const link = words[found.from - 1] ?? ''
  const text = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${link} ${printPlace(found.value)}`
  return { value: { kind: 'free', text }, from, to: found.to }
}
