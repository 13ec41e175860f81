import { hotelDesk, stayWords } from '@nightdesk/content'
import type { Day } from '@nightdesk/understanding'
import { type Change, changeOf } from '../../change-slots.ts'
import { contactSlots } from '../../contact-slots.ts'
import { readNumber } from '../../kinds/count.ts'
import { ledByMore, eachNight, nightsReader, nightsUntil, spotNights } from '../../kinds/nights.ts'
import { readChoice } from '../../kinds/text.ts'
import type { Values } from '../../kinds/value.ts'
import { readArrival } from '../../kinds/weekend.ts'
import type { Slot } from '../../script.ts'
import { spotOwnRoom } from '../../kinds/own-room.ts'
import { spotArrivalHour } from '../../kinds/told-wish.ts'
import {
  asksFrom,
  daySlot,
  factSlot,
  nameSlot,
  peopleSlot,
  unaskedSlot,
  wishOrElse,
  wishSlot,
} from '../../slots.ts'

export type RoomChoice = keyof typeof hotelDesk.rooms

const asks = asksFrom(hotelDesk)

// "We leave Saturday", "he has to work Monday".
const daysOfOthers =
  /\b(?:work|works|working|school|leav(?:e|es|ing)|check(?:ing)? out|checkout|depart\w*|until|till|through|(?:go|going|fly|flying|head|heading|drive|driving) (?:home|back|out))\b/i

const arrival: Slot = {
  ...daySlot(asks('arrival')),
  id: 'arrival',
  tags: ['arrival', 'day'],
  askedAs: 'arrival',
  names: ['date', 'arrival', 'day', 'dates'],
  read: readArrival,
  notAfter: daysOfOthers,
}
/** Of a reservation from before: whoever calls it off does not arrive. */
const held: Slot = { ...arrival, ...asks('held') }
// Of a weekend the nights are known with the day.
const nightTags = ['nights', 'departure', 'arrival']
const nights: Slot = {
  ...factSlot('nights', asks('nights'), ['nights'], nightsReader(firstDay), nightTags),
  spot: spotNights,
  asTold: (text, _now, span) => (span?.slot === 'nights' ? eachNight(text) : undefined),
  partLedBy: ledByMore,
}
const guests = peopleSlot('guests', asks('guests'), ['people'])
const exchanging = /\b(?:swap|switch|change|upgrade|instead|make it|move)\b/i

// "Just the one, he'd like a king": nothing is asked in it.
const wantedRoom =
  /^[^?]*\b(?:['’]d like|would like|wants?|needs?|prefers?|take|takes|in|with) (?:an?|the|two) (king|queens|queen beds|suite)\b[^?]*$/i

const room: Slot = {
  ...factSlot('room', asks('room'), ['room', 'bed', 'beds'], readChoice(stayWords.rooms)),
  isChoice: true,
  // "What's the difference between the king and the suite?" chooses none.
  isStanding: (before) => /\b(?:difference|compared?|versus|better)\b[^.]*$/i.test(before),
  // "Can we swap that for a suite?"
  spot: (text) => (exchanging.test(text) ? text : wantedRoom.exec(text)?.[1]),
}
const rooms = unaskedSlot('rooms', readNumber)
const name = nameSlot(asks('guest'))
/** The name a reservation from before is under. */
const holder = nameSlot(asks('holder'))
// Hours of arrival are notes for the front desk.
const notes = ['wish', 'time']

const usual = wishSlot(notes)
/** An hour of arrival is noted also where nothing was marked: "I won't be there till eleven at night". */
const stayWish: Slot = {
  ...usual,
  asTold: (text, now, span) =>
    usual.asTold?.(text, now, span) ?? (span ? undefined : spotArrivalHour(text, now)),
}

export const bookSlots: readonly Slot[] = [
  arrival,
  nights,
  guests,
  room,
  name,
  rooms,
  ...contactSlots,
  stayWish,
]
const heldNights: Slot = { ...nights, ask: [], askAgain: [], isNeeded: () => false }
export const cancelSlots: readonly Slot[] = [holder, held, heldNights, ...contactSlots]

/** How a reservation from before stands: "my booking for Friday". */
const ofBefore =
  /\b(?:reservation|booking|booked|staying|stay|room)(?: is|['’]s| was)?(?: for| on| from| starting)(?: the)?\s+$/i
const ofBeforeSaid = /^(?:reservation|booking|booked|staying|stay|room)\b/i

/** The day of a reservation from before is told by what leads to it, and is no change of it. */
const standing: Slot = {
  ...unaskedSlot('held', (text, context) =>
    ofBeforeSaid.test(text) ? readArrival(text.replace(ofBeforeLead, ''), context) : undefined,
  ),
  tags: ['arrival', 'day'],
  partLedBy: ofBefore,
}
const ofBeforeLead = /^.*?\b(?:for|on|from|starting)(?: the)?\s+(?=\S)/i
const newArrival: Slot = {
  ...arrival,
  read: (text, context) => (ofBeforeSaid.test(text) ? undefined : readArrival(text, context)),
}

const facts = [newArrival, nights, room, guests, rooms]
const otherWish: Slot = {
  ...wishOrElse([standing, ...facts], notes),
  asTold: (text, _now, span) => (span ? undefined : spotOwnRoom(text)),
}
export const changes: Change = changeOf([...facts, otherWish], asks('change'), stayWords.facts)
export const changeSlots: readonly Slot[] = [holder, standing, ...changes.slots, ...contactSlots]

function firstDay({ arrival: day, held: before }: Values): Day | undefined {
  const known = day ?? before
  return known?.kind === 'day' ? known.day : undefined
}

/** Once the day of arrival is known, "until Sunday" is a number of nights. */
export function settleStay({ nights: length, ...rest }: Values): Values {
  const from = firstDay(rest)
  const last = length?.kind === 'day' ? length.day : undefined
  const settled = from && last ? nightsUntil(from, last) : length
  return settled ? { ...rest, nights: settled } : rest
}
