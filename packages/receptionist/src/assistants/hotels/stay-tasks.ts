import { countedNights, exampleHotel, hotelDesk, type Line } from '@nightdesk/content'
import { addDays, type Now } from '@nightdesk/understanding'
import { sayValue } from '../../kinds/kinds.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { addWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Problem, Task } from '../../script.ts'
import { registrationCard } from './card.ts'
import { mayBook } from './only-asking.ts'
import { sayBooking, sayCancellation, sayChange, sayFact } from './say-stay.ts'
import {
  bookSlots,
  cancelSlots,
  changes,
  changeSlots,
  type RoomChoice,
  settleStay,
} from './stay-slots.ts'

const { readBack } = hotelDesk

export const book: Task = {
  id: 'book',
  intents: ['book', 'another'],
  saidBy: { test: mayBook },
  changedBy: 'change',
  calledBy: '(?:room|reservation|booking)',
  dropIntents: ['cancel'],
  slots: bookSlots,
  begin: (_memory, choice) => chosen(choice),
  settle: settleStay,
  check,
  readBack: sayBooking,
  shallI: readBack.shallIBook,
  paper: (values, status) =>
    registrationCard('book', values, status === 'draft' ? 'draft' : 'booked'),
  finish: (values, memory) => ({
    line: hotelDesk.booked,
    tools: [registrationCard('book', values, 'booked')],
    memory: { ...memory, book: values },
  }),
  sayFact,
}

/** A stay that was booked in this call is changed as a whole; of one from before, only what changes is known. */
export const change: Task = {
  id: 'change',
  intents: ['change'],
  slots: changeSlots,
  begin: ({ book: stay }, choice) => ({ ...changes.begin(stay), ...chosen(choice, stay) }),
  settle: (values) => settleStay(changes.settle(values)),
  check,
  readBack: (values, now) => (values.again ? sayBooking : sayChange)(values, now),
  shallI: readBack.shallIChange,
  paper: (all, status) => {
    const { values, isOurs } = changes.end(all)
    const done = isOurs ? 'changed' : 'noted'
    return registrationCard('change', values, status === 'done' ? done : 'draft')
  },
  finish: finishChange,
  sayFact,
}

export const cancel: Task = {
  id: 'cancel',
  intents: ['cancel'],
  slots: cancelSlots,
  begin: ({ book: stay }) => (stay?.arrival ? { arrival: stay.arrival } : {}),
  readBack: sayCancellation,
  shallI: readBack.shallICancel,
  paper: (values) => registrationCard('cancel', values, 'draft'),
  finish: (values, { book: stay, ...rest }, now) => ({
    line: stay ? canceledLine(stay, now) : hotelDesk.canceledNoted,
    tools: [registrationCard('cancel', { ...stay, ...values }, stay ? 'canceled' : 'noted')],
    memory: rest,
  }),
  dropped: hotelDesk.keepIt,
  isDroppedByNo: true,
  sayFact,
}

/** Only what the house rule lets go free is said to be: until the evening before the day of arrival. */
function canceledLine({ arrival }: Values, now: Now): Line {
  const day = arrival?.kind === 'day' ? arrival.day : undefined
  const isLastDay = day !== undefined && day === addDays(now.day, 1)
  const isFree = isLastDay
    ? now.minutes <= exampleHotel.cancelUntilMinutes
    : day !== undefined && day > now.day
  return isFree ? hotelDesk.canceled : hotelDesk.canceledLate
}

function finishChange(all: Values, memory: Memory): Finished {
  const { values, isOurs } = changes.end(all)
  return {
    line: isOurs ? hotelDesk.changed : hotelDesk.changedNoted,
    tools: [registrationCard('change', values, isOurs ? 'changed' : 'noted')],
    memory: isOurs ? { ...memory, book: values } : memory,
  }
}

/** What an accepted offer was about: "Would you like me to request a late check-out?" */
function chosen(choice: string | undefined, stay: Values = {}): Values {
  if (!choice) return {}
  if (choice in hotelDesk.rooms) return { room: { kind: 'text', text: choice } }
  const wish = addWish(stay.wish, choice)
  return wish ? { wish } : {}
}

const mostRooms = 4
const countOf = (value: Value | undefined) => (value?.kind === 'count' ? value.count : undefined)

function check(
  { arrival, guests, room, nights, rooms, wish }: Values,
  now: Now,
): Problem | undefined {
  // Whoever sleeps in a crib takes no bed.
  const cribs = sayValue(wish, now).includes('with a crib,') ? 1 : 0
  const infants = guests?.kind === 'count' ? (guests.infants ?? 0) : 0
  const people = (countOf(guests) ?? 0) - Math.max(cribs, infants)
  const many = countOf(rooms) ?? 1
  if (many > mostRooms) return { line: hotelDesk.manyRooms, clear: ['rooms'], isForPerson: true }
  if ((countOf(nights) ?? 0) > countedNights.length)
    return { line: hotelDesk.longStay, clear: ['nights'], isForPerson: true }
  if (arrival?.kind === 'day' && arrival.day && arrival.day < now.day)
    return { line: hotelDesk.past, clear: ['arrival'] }
  if (people > exampleHotel.mostGuests.suite * many)
    return { line: hotelDesk.bigParty, clear: ['guests'], isForPerson: true }
  const most = room?.kind === 'text' ? exampleHotel.mostGuests[room.text as RoomChoice] : undefined
  return most && people > most * many ? { line: hotelDesk.tooMany, clear: ['room'] } : undefined
}
