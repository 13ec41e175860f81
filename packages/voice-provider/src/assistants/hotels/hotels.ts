import {
  countedGuests,
  countedNights,
  exampleHotel,
  hotelAnswers,
  hotelDesk,
  type Line,
} from '@nightdesk/content'
import { findCounted, type Now, type Utterance } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import {
  clausesIn,
  createAssistant,
  type ScriptedAssistant,
} from '../../brain/dialogue/create-assistant.ts'
import type { HandOverReason, Memory, Script, Wanted } from '../../brain/dialogue/script.ts'
import type { Values } from '../../brain/dialogue/values.ts'
import { nameClauses } from '../../brain/speech/say-name.ts'
import { numberClauses, sayNumber } from '../../brain/speech/say-number.ts'
import { timeClauses } from '../../brain/speech/say-time.ts'
import { registrationCard } from './card.ts'
import { readRoom, readStay, type RoomChoice } from './read-stay.ts'
import { book, cancel, change } from './stay-tasks.ts'

const hotelsScript: Script = {
  id: 'hotels',
  name: 'Hotels & hospitality',
  greeting: hotelDesk.greeting,
  answers: hotelAnswers,
  tasks: [book, change, cancel],
  taskOf,
  // A booking that is not finished is corrected or dropped, not changed or canceled.
  mayInterrupt: (current, wanted) => current !== 'book' && wanted !== current,
  workOut,
  escalate,
  handOver: (reason) => ({
    line: hotelDesk.handOver,
    tools: [registrationCard('escalation', valuesOf(reason), 'with-front-desk', reason.text)],
    isEnd: true,
  }),
  back: hotelDesk.back,
  offerPerson: hotelDesk.offerPerson,
  whatICanDo: hotelDesk.whatICanDo,
  goodbye: hotelDesk.goodbye,
  clauses,
}

function valuesOf({ values, memory }: HandOverReason): Values {
  return { ...memory.book, ...values }
}

const mostWordsOfADay = 3
const ordered =
  /\b(?:give|get|find|need|want|take|have|book) (?:me |us )?(?:\S+ ){0,3}(?:room|king|suite|queens|bed|beds)\b/
const bookedBefore =
  /\b(?:my|our) (?:existing )?(?:reservation|booking)|\b(?:reservation|booking|room)(?:'s| is| was)? under\b|\b(?:i|we)(?:'ve| have)?(?: already)? booked\b/

/** A stay is begun by its facts, unless they are part of a question ("is the pool open tomorrow?"). */
function taskOf(utterance: Utterance, now: Now, memory: Memory): Wanted | undefined {
  const found = readStay(utterance, { values: {}, now, by: 'typing', isReadBack: false })
  const facts = new Set(found.map(({ slot }) => slot))
  const text = utterance.words.join(' ')
  const isStay =
    facts.has('nights') || (facts.has('arrival') && (facts.has('room') || facts.has('guests')))
  if (memory.book && found.length > 0 && !/\b(?:another|second|new)\b/.test(text)) {
    const isChange = /\b(?:make|actually|instead|change|no|sorry|switch|move|add|extend)\b/.test(
      text,
    )
    return isChange ? { task: 'change' } : undefined
  }
  if (found.length > 0 && !memory.book && bookedBefore.test(text))
    return { task: 'change', isWeak: true }
  const isWish =
    !utterance.isQuestion ||
    /\b(?:book|reserve|get|got|have|stay|room|space|free|available)\b/.test(text)
  const isBareDay =
    facts.has('arrival') && !utterance.isQuestion && utterance.words.length <= mostWordsOfADay
  if (isBareDay && !memory.book) return { task: 'book', isWeak: true }
  const isOrder = facts.has('arrival') && ordered.test(text)
  if ((isStay && isWish) || isOrder) return { task: 'book' }
  const isComing =
    (facts.has('arrival') && /\b(?:come|coming|arrive|arriving|stay|staying|visit)\b/.test(text)) ||
    (facts.has('guests') && /\b(?:need|want|looking|room|we're|we are|there's|of us)\b/.test(text))
  return isComing && !utterance.isQuestion ? { task: 'book', isWeak: true } : undefined
}

const totalAsked =
  /\b(?:how much|total|altogether|cost|costs|come to|set (?:me|us) back|damage|run (?:me|us)|in all|price|what (?:will|does|would) (?:it|that) be)\b/

const nightsOfAWeekend = 2

/** The price of the stay, when its room and nights are known. */
function workOut(utterance: Utterance, values: Values, memory: Memory): Line | undefined {
  const stay = { ...memory.book, ...values }
  if (!utterance.isQuestion || !totalAsked.test(utterance.words.join(' '))) return undefined
  const room =
    readRoom(utterance.words) ?? (stay.room?.kind === 'text' ? stay.room.text : undefined)
  const said = findCounted(utterance.words, /^nights?$/)?.value
  const weekend = utterance.words.includes('weekend') ? nightsOfAWeekend : undefined
  const nights = said ?? weekend ?? (stay.nights?.kind === 'count' ? stay.nights.count : undefined)
  if (!room || !nights || nights > longestStay) return undefined
  const rate = exampleHotel.ratesInDollars[room as RoomChoice]
  return [hotelDesk.total.lead, ...sayNumber(rate * nights), hotelDesk.total.end]
}

const important =
  /\b(?:vip|v i p|celebrity|famous|actress|actor|movie star|discretion|minister|governor|mayor|ambassador|senator|royal|royalty|president|diplomat|prime minister|the press|press (?:conference|office|agency)|journalist|travel agent|wedding party|film crew|bodyguard|security detail)\b/
const complaint =
  /\b(?:complain|complaint|ceiling|water (?:is )?(?:coming|running|leaking|everywhere)|fire alarm|smell of smoke|overcharged|charged (?:me )?twice|double charged|wrong (?:bill|charge)|bugs?|(?:weird|bad|strange|awful|terrible|horrible|nasty) smell|smells (?:like|bad|weird|awful)|cockroach\w*|roach\w*|mold|moldy|filthy|dirty|broken|stolen|stole|robbed|theft|declined|(?:someone|somebody)(?:'s| is) in (?:my|our) room|can't (?:get in(?:to)?|open) (?:my|our|the) (?:room|door)|water pressure|overflow\w*|clogged|injur\w+|lawyer|sue|lawsuit|unacceptable|disgusting|leak\w*|flood\w*|no hot water|locked (?:\w+ )?out|doesn't work|not working|refund me|want (?:a|my) (?:refund|money back)|harass\w*|discriminat\w*)\b/
const trouble =
  /\b(?:my|our|the) (?:room|shower|toilet|bathroom|tv|bed|key|door|heating|heater|neighbors?|a\/c|ac|air conditioning|sink|faucet|light|lamp|window)\b.*\b(?:cold|dripping|leaking|hot|freezing|loud|noisy|smells?|stinks?|stuck|won't|isn't|jammed|blocked|flickering|backed up|not working|keeps?|doesn't|didn't|a mess)\b/
const neighbors =
  /\b(?:can't|cannot|couldn't) sleep\b|\b(?:banging|pounding|screaming|yelling|fighting|shouting)\b|\bnext door\b.*\b(?:party|loud|noise|noisy|shouting|music)\b/
const longestStay = 14
const mostRooms = 5

/** Complex and important calls go to the front desk. */
function escalate(utterance: Utterance): Line | undefined {
  const text = utterance.words.join(' ')
  if (important.test(text) && !/^(?:who|what)\b/.test(text)) return hotelDesk.vip
  if (
    complaint.test(text) ||
    ((trouble.test(text) || neighbors.test(text)) && !utterance.isQuestion)
  )
    return hotelDesk.sorry
  const nights = findCounted(utterance.words, /^nights?$/)?.value ?? 0
  const rooms = findCounted(utterance.words, /^rooms$/)?.value ?? 0
  if (nights > longestStay || /\b(?:a month|two months|three weeks)\b/.test(text))
    return hotelDesk.longStay
  return rooms >= mostRooms ? hotelDesk.vip : undefined
}

function* clauses(): Iterable<Clause> {
  yield* clausesIn(hotelDesk)
  yield* countedNights.flat()
  yield* countedGuests.flat()
  yield* numberClauses()
  yield* timeClauses()
  yield* nameClauses()
}

/** Answers guests, books, changes and cancels stays, and fetches the front desk. */
export const hotels: ScriptedAssistant = createAssistant(hotelsScript)
