import { countedGuests, countedNights, hotelDesk } from '@nightdesk/content'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { sayContact, sayNameLast } from '../../contact-slots.ts'
import { sayValue } from '../../kinds/kinds.ts'
import type { Values } from '../../kinds/value.ts'
import { stillOpen } from '../../slots.ts'
import type { RoomChoice } from './stay-slots.ts'

const { readBack, rooms: roomLines } = hotelDesk

type Say = (values: Values, now: Now) => readonly Clause[]

export const sayBooking: Say = (values, now) => [
  ...sayName(values, now, readBack.book),
  ...arriving(values, now),
  ...facts(['nights', 'room', 'guests', 'wish'], values, now),
  ...sayContact(values, now),
  ...sayValue(values.caller, now),
  ...stillOpen(values),
]

/** "You’d like your reservation with a late check-out, under the name Sandra Whitfield": in one sentence. */
export const sayChange: Say = (values, now) => [
  readBack.change,
  ...arriving({ ...(values.held && { arrival: values.held }), ...values }, now),
  ...(values.arrival && values.held ? [readBack.insteadOf, ...sayValue(values.held, now)] : []),
  ...facts(['nights'], values, now),
  ...sayChangedRoom(values),
  ...facts(['wish', 'guests'], values, now),
  ...sayContact(values, now),
  ...sayNameLast(values, now),
  ...stillOpen(values),
]

export const sayCancellation: Say = (values, now) => [
  readBack.cancel,
  ...arriving(values, now),
  ...sayContact(values, now),
  ...sayNameLast(values, now),
  ...stillOpen(values),
]

const facts = (ids: readonly string[], values: Values, now: Now) =>
  ids.flatMap((id) => sayFact(id, values, now))

const arriving: Say = ({ arrival }, now) =>
  arrival?.kind === 'day' ? [readBack.arriving, ...sayValue(arrival, now)] : []

/** Who comes; where that is open, what it is about. */
const sayName = ({ name }: Values, now: Now, orElse: Clause): readonly Clause[] =>
  name?.kind === 'name' ? sayValue(name, now) : [orElse]

/** One fact of a stay alone: "for two nights,". What has no words of its own is a request. */
export function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  if (slot === 'room' || slot === 'rooms') return sayRooms(values)
  if (slot === 'phone' || slot === 'email') return sayContact(values, now, [slot])
  const value = values[slot]
  if (!value || value.kind === 'left-open') return []
  if (value.kind === 'count') return [sayCount(slot, value.count, value.isMore)]
  if (value.kind !== 'day') return sayValue(value, now)
  const day = sayValue(value, now)
  return slot === 'arrival' ? [...day, readBack.asArrival] : [readBack.leaving, ...day]
}

/** How many rooms and which are one fact to the ear: "in two rooms, each with a king,". */
function sayRooms({ room, rooms }: Values): readonly Clause[] {
  const many = rooms?.kind === 'count' ? rooms.count : undefined
  const counted = many ? [sayCount('rooms', many)] : []
  if (room?.kind !== 'text') return counted
  const choice = room.text as RoomChoice
  if (!many || many === 1) return [roomLines[choice]]
  if (choice === 'suite') return [readBack.suites[many - 1] ?? readBack.asTold]
  return [...counted, readBack.eachRoom[choice]]
}

/** Behind "You’d like your reservation": a room that is the only one has its joining word with it. */
function sayChangedRoom(values: Values): readonly Clause[] {
  const { room, rooms } = values
  const isAlone = room?.kind === 'text' && rooms === undefined
  return isAlone ? [readBack.changedRoom[room.text as RoomChoice]] : sayRooms(values)
}

function sayCount(slot: string, count: number, isMore?: boolean): Clause {
  const nights = isMore ? readBack.moreNights : countedNights.flat()
  const lines = { guests: countedGuests.flat(), rooms: readBack.rooms, nights }[slot]
  return lines?.[count - 1] ?? readBack.asTold
}
