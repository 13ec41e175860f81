import {
  findDates,
  findDigits,
  findMail,
  findPeople,
  findPhone,
  findTimes,
  type Now,
  readUtterance,
  type Utterance,
} from '@nightdesk/understanding'
import type { Patience } from '../../conversation.ts'
import { readYesNo } from '../language/moods.ts'
import { findName } from '../language/find-name.ts'
import { findPlaces } from '../language/places.ts'
import { findTopic } from '../language/topics.ts'
import type { Script } from './script.ts'
import type { State } from './state.ts'

const unfinished =
  /^(?:and|to|from|at|the|a|an|my|is|um|uh|er|or|but|of|for|in|on|with|it's|its|double|triple|dot|underscore|dash|name|number|i|i'm|i'd|we|by|so|because|like|about|around|past|quarter|half|next|this|no|not|until|then|corner|mister|mr|mrs|please can|can|could|need|want|want to|are|do)$/

const shortAnswer = 4

/** How long to wait: not at all after a whole answer, long in the middle of a number, an address or a spelled name. */
export function patienceFor(script: Script, state: State, now: Now, soFar: string): Patience {
  const utterance = readUtterance(soFar)
  // A hum at the end is not part of the words, but a sign that more will come.
  const last = /\b(?:um+|uh+|er+m?)[.,… ]*$/i.test(soFar) ? 'um' : utterance.words.at(-1)
  if (last === undefined) return 'normal'
  const { current, offer } = state
  if (isSpelling(utterance)) return 'long'
  if (/\bmake (?:it|that)$/.test(utterance.words.join(' '))) return 'long'
  if (unfinished.test(last) && !(readYesNo(utterance) && utterance.words.length === 1))
    return 'long'
  const isClosed = offer !== undefined || current?.doubt !== undefined || current?.isReadBack
  if (isClosed && readYesNo(utterance))
    return utterance.words.length <= shortAnswer ? 'quick' : 'normal'
  const byKind = patienceForSlot(current?.asked, utterance, now)
  if (byKind) return byKind
  const isAsked = utterance.isQuestion && findTopic(utterance, script.answers) !== undefined
  return isAsked ? 'quick' : 'normal'
}

function isSpelling({ words }: Utterance): boolean {
  const tail = words.slice(-2)
  return tail.length === 2 && tail.every((word) => /^[a-z]$/.test(word))
}

function patienceForSlot(
  asked: string | undefined,
  utterance: Utterance,
  now: Now,
): Patience | undefined {
  const { words } = utterance
  switch (asked) {
    case 'email':
      return contactPatience(utterance)
    case 'pickup':
    case 'dropoff':
      return placePatience(utterance)
    case 'time':
      return timePatience(words, now)
    case 'date':
    case 'arrival':
      return findDates(words, now).some(({ to }) => to >= words.length) ? 'quick' : undefined
    case 'passengers':
    case 'guests':
      return findPeople(words, { isExpected: true }) ? 'quick' : undefined
    case 'nights':
      return words.length <= shortAnswer &&
        /\b(?:nights?|\d+|one|two|three|four|five)\b/.test(words.join(' '))
        ? 'quick'
        : undefined
    case 'name':
    case 'guest': {
      const name = findName(utterance, { isExpected: true })
      return name?.first && name.last ? 'quick' : undefined
    }
    default:
      return undefined
  }
}

/** Whole when the half of the day is known and nothing has begun after it. */
function timePatience(words: readonly string[], now: Now): Patience | undefined {
  const time = findTimes(words, now, { isExpected: true }).at(-1)
  if (!time) return undefined
  const rest = words.slice(time.to).join(' ')
  const isEnd =
    /^(?:(?:in the |at |this |tomorrow )*(?:morning|afternoon|evening|night)|tonight|please|)$/.test(
      rest,
    )
  if (!isEnd) return undefined
  return time.value.isHalfOpen ? 'normal' : 'quick'
}

function contactPatience(utterance: Utterance): Patience {
  const { words } = utterance
  if (findMail(utterance)) return 'quick'
  const phone = findPhone(words)
  return phone?.isWhole ? 'quick' : 'long'
}

function placePatience(utterance: Utterance): Patience {
  const found = findPlaces(utterance).at(-1)
  if (!found) {
    const digits = findDigits(utterance.words)
    return digits && digits.to >= utterance.words.length ? 'long' : 'normal'
  }
  const isEnd = found.to >= utterance.words.length
  if (!isEnd) return 'normal'
  return found.value.kind === 'known' ? 'quick' : 'normal'
}
