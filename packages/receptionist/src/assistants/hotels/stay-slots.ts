import { hotelDesk, stayWords } from '@nightdesk/content'
import type { Day } from '@nightdesk/understanding'
import { type Change, changeOf } from '../../change-slots.ts'
import { contactSlots } from '../../contact-slots.ts'
import { readNumber } from '../../kinds/count.ts'
import { ledByMore, nightsReader, nightsUntil, spotNights } from '../../kinds/nights.ts'
import { readChoice } from '../../kinds/text.ts'
import type { Values } from '../../kinds/value.ts'
import { readArrival } from '../../kinds/weekend.ts'
import type { Slot } from '../../script.ts'
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
  partLedBy: ledByMore,
}
const guests = peopleSlot('guests', asks('guests'), ['people'])
const exchanging = /\b(?:swap|switch|change|upgrade|instead|make it|move)\b/i

const room: Slot = {
  ...factSlot('room', asks('room'), ['room', 'bed', 'beds'], readChoice(stayWords.rooms)),
  isChoice: true,
  // "Can we swap that for a suite?"
  spot: (text) => (exchanging.test(text) ? text : undefined),
}
const rooms = unaskedSlot('rooms', readNumber)
const name = nameSlot(asks('guest'))
/** The name a reservation from before is under. */
const holder = nameSlot(asks('holder'))
// Hours of arrival are notes for the front desk.
const notes = ['wish', 'time']

export const bookSlots: readonly Slot[] = [
  arrival,
  nights,
  guests,
  room,
  name,
  rooms,
  ...contactSlots,
  wishSlot(notes),
]
export const cancelSlots: readonly Slot[] = [holder, held, ...contactSlots]

const facts = [arrival, nights, room, guests, rooms]
export const changes: Change = changeOf(
  [...facts, wishOrElse(facts, notes)],
  asks('change'),
  stayWords.facts,
)
export const changeSlots: readonly Slot[] = [holder, ...changes.slots, ...contactSlots]

function firstDay({ arrival: day }: Values): Day | undefined {
  return day?.kind === 'day' ? day.day : undefined
}

/** Once the day of arrival is known, "until Sunday" is a number of nights. */
export function settleStay({ nights: length, ...rest }: Values): Values {
  const from = firstDay(rest)
  const last = length?.kind === 'day' ? length.day : undefined
  const settled = from && last ? nightsUntil(from, last) : length
  return settled ? { ...rest, nights: settled } : rest
}
