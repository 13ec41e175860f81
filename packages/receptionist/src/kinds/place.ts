import { type KnownPlace } from '@nightdesk/content'
import { readUtterance } from '@nightdesk/understanding'
import { sayPlace } from '../say/place.ts'
import { findKnownPlace } from './known-place.ts'
import { houseIn } from './house-number.ts'
import { inFull, printStreet, readStreet, type Street } from './street.ts'
import { kinds, titleCase } from './street-words.ts'
import type { Kind, ReadContext, Value } from './value.ts'

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

export const placeKind: Kind<'place'> = {
  print: ({ place }) => printPlace(place),
  say: ({ place }) => sayPlace(place),
}

export function printPlace(place: Place): string {
  if (place.kind === 'known')
    return place.terminal ? `${place.known.name}, Terminal ${place.terminal}` : place.known.name
  if (place.kind === 'street')
    return [printStreet(place.street), place.unit, place.borough].filter(Boolean).join(', ')
  if (place.kind === 'corner') return place.streets.map(printStreet).join(' and ')
  return place.text
}

/** A place as it was said: one that everybody knows, an address, a corner, or the words themselves. */
export function readPlace(text: string, { before }: ReadContext): Value | undefined {
  const words = withoutWay(trimmed(readUtterance(text).words))
  if (words.length === 0) return undefined
  const place = findKnownPlace(words) ?? corner(words) ?? address(words) ?? vague(words)
  const known = before?.kind === 'place' ? before.place : undefined
  const whole = known && completed(known, words, place)
  return { kind: 'place', place: whole ?? place ?? { kind: 'free', text: freeText(text) } }
}

const edges =
  /^(?:our place|my place|our house|my house|home at|the corner of|corner of|at|from|to|in|on|it's|its|it is|that's|that would be|um|uh|oh|please|yes|yeah|just|my address is|the address is|address is|i'm at|i am at|we're at|go to|going to|pick me up|pickup|dropoff)$/

function trimmed(words: readonly string[]): readonly string[] {
  let rest = [...words]
  for (let isShorter = true; isShorter;) {
    const size = [4, 3, 2, 1].find((length) => edges.test(rest.slice(0, length).join(' ')))
    isShorter = size !== undefined && rest.length > size
    if (isShorter) rest = rest.slice(size)
  }
  while (
    /^(?:please|thanks|thank|you|um|uh|roughly|actually|probably|now|though|again|there|right)$/.test(
      rest.at(-1) ?? '',
    ) &&
    rest.length > 1
  )
    rest.pop()
  return rest
}

const ways =
  /^(?:between|near|across|opposite|around|it's|its|we're|i'm|behind|above|downstairs|buzzer)$/

/** Without how to find it: "between Amsterdam and Broadway", "it's the one with the awning". */
function withoutWay(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at >= 2 && ways.test(word))
  return end < 0 ? words : words.slice(0, end)
}

/** "Which airport?" "Kennedy, terminal four." "What's the number?" "Forty-eight.": what was said by halves is whole. */
function completed(
  known: Place,
  words: readonly string[],
  said: Place | undefined,
): Place | undefined {
  if (known.kind !== 'street' || known.street.house) return undefined
  const house = said === undefined || said.kind === 'free' ? houseIn(words) : undefined
  return house && { ...known, street: { ...known.street, ...house } }
}

function corner(words: readonly string[]): Place | undefined {
  for (const [at, word] of words.entries()) {
    if (!/^(?:and|at|&)$/.test(word)) continue
    const [first, second] = [readStreet(words.slice(0, at)), readStreet(words.slice(at + 1))]
    const isBoth =
      first &&
      second &&
      (first.street.kind ?? second.street.kind ?? (first.isKnown && second.isKnown))
    if (isBoth) return { kind: 'corner', streets: [inFull(first.street), inFull(second.street)] }
  }
  return undefined
}

/** A street, also after the part of the city it is in: "Williamsburg, Bedford Avenue 112". */
function address(words: readonly string[]): Place | undefined {
  const whole = readStreet(words.slice(areaBefore(words)))
  const found = whole?.street.house === undefined ? (withinWords(words) ?? whole) : whole
  if (!found || (!found.street.kind && !found.street.house && !found.isKnown)) return undefined
  const { street, unit, borough } = found
  return { kind: 'street', street, ...(unit ? { unit } : {}), ...(borough ? { borough } : {}) }
}

/** "The dialysis place, three fifty-five Grand Street": the address is what begins with a number. */
function withinWords(words: readonly string[]): ReturnType<typeof readStreet> {
  for (let at = 1; at < words.length; at += 1) {
    const found = readStreet(words.slice(at))
    if (found?.street.house !== undefined) return found
  }
  return undefined
}

/** How many words name the part of the city before the street. */
function areaBefore(words: readonly string[]): number {
  const isArea = (at: number) =>
    !kinds.has(words[at] ?? '') &&
    findKnownPlace(words.slice(0, at)) !== undefined &&
    readStreet(words.slice(at))?.street.kind !== undefined
  return [2, 1].find(isArea) ?? 0
}

const vagueNames =
  /^(?:(?:my|the|our|his|her|their|an?) )?(?:\S+ )?(?:house|home|place|apartment|flat|hotel|office|work|building|airport|station|airbnb|door|hospital|doctor|doctor's|dentist|clinic|school|church|temple|restaurant|theater|theatre|salon|gym|store|shop|job)$/
const ownWords =
  /^(?:my|our|his|her|their|an?|home|work|airport)\b|^the \S+$|^the (?:eye|foot|kids?|train|bus) /

function vague(words: readonly string[]): Place | undefined {
  const text = words.join(' ')
  if (!vagueNames.test(text) || !ownWords.test(text)) return undefined
  return { kind: 'vague', text, isAirport: words.includes('airport') }
}

function freeText(text: string): string {
  const words = trimmed(text.trim().split(/\s+/)).join(' ')
  return titleCase(words.replace(/[.,!?]+$/, '').replace(/^the (?=\S)/i, ''))
}
