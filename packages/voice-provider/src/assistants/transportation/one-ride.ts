import { findDates, findTimes, type Now, type Utterance } from '@nightdesk/understanding'
import type { Context } from '../../brain/dialogue/script.ts'
import { findPlaces } from '../../brain/language/places.ts'

const wayBack =
  /\b(?:(?:coming|going|heading|flying|getting|come|then|and) back|returning|return)\b/
const nextRide =
  /\band (?:then )?(?:one|another|the other|a second)(?: one| car| ride)? (?:to|from|at|for|on)\b/
const severalCars =
  /\b(?:two|three|both|several|a couple(?: of)?|2|3) (?:separate |different )?(?:cars|rides|trips|pickups|taxis|cabs)\b/
const otherRide =
  /^(?:(?:and|oh|then|also|now) )*(?:for )?(?:the|my) (?:other|second|next) (?:one|car|ride|trip)\b/

/** One ride is taken down at a time: of "to JFK on Thursday, coming back Sunday", the way there. */
export function firstRide(utterance: Utterance, now: Now): Utterance {
  const end = secondFrom(utterance.words)
  if (end === undefined) return utterance
  const tokens = utterance.tokens.slice(0, end)
  const first = { ...utterance, tokens, words: tokens.map(({ word }) => word) }
  // "Coming back on Sunday at six", alone, is the ride itself.
  return hasFacts(first, now) ? first : utterance
}

/** "And the other one at nine", while the first is not done: not a word about this one. */
export function isOtherRide({ words }: Utterance, { values }: Context): boolean {
  return Object.keys(values).length > 0 && otherRide.test(words.join(' '))
}

/** Whether more was asked for than the ride that is being taken down. */
export function speaksOfMore(utterance: Utterance, context: Context): boolean {
  return (
    severalCars.test(utterance.words.join(' ')) ||
    isOtherRide(utterance, context) ||
    firstRide(utterance, context.now) !== utterance
  )
}

function secondFrom(words: readonly string[]): number | undefined {
  const text = words.join(' ')
  const starts = [wayBack, nextRide].flatMap((cue) => cue.exec(text)?.index ?? [])
  if (starts.length === 0) return undefined
  const before = text.slice(0, Math.min(...starts)).trim()
  return before === '' ? 0 : before.split(' ').length
}

function hasFacts(utterance: Utterance, now: Now): boolean {
  return (
    findPlaces(utterance).length > 0 ||
    findDates(utterance.words, now).length > 0 ||
    findTimes(utterance.words, now, { isExpected: false }).length > 0
  )
}
