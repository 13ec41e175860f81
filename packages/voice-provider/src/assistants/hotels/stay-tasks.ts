import {
  countedGuests,
  countedNights,
  deskWords,
  exampleHotel,
  hotelDesk,
} from '@nightdesk/content'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Memory, Slot, Task } from '../../brain/dialogue/script.ts'
import { sayValue, type Value, type Values } from '../../brain/dialogue/values.ts'
import { sayName } from '../../brain/speech/say-name.ts'
import { refineName, slot } from '../slots.ts'
import { registrationCard } from './card.ts'
import { readStay, type RoomChoice } from './read-stay.ts'

const { ask, askAgain, readBack } = hotelDesk

const asks = <K extends keyof typeof ask>(id: K) => ({ ask: ask[id], askAgain: askAgain[id] })

const guest: Slot = slot('guest', asks('guest'), ['name', 'spelling'], { refine: refineName })
const optional = { isNeeded: () => false }

const stayFacts = ['arrival', 'nights', 'room', 'guests', 'requests'] as const

export const book: Task = {
  id: 'book',
  keys: [
    'book',
    'put me down',
    'set aside room',
    'hold room',
    'looking room|stay',
    'spend night',
    'booking make|new',
    'reserve',
    'reservation make|new',
    'need|want|like room',
    'want|need|take|give king|queens|suite|room',
    'give me|us room',
    'get room',
    'a place stay|sleep',
    'come stay',
    'couple nights',
    "don't+have+reservation|booking need|want|room",
    'stay night|nights',
    'room tonight|tomorrow',
    'room for',
    'book another',
  ],
  slots: [
    slot('arrival', asks('arrival'), ['date', 'arrival', 'day', 'dates']),
    slot('nights', asks('nights'), ['nights', 'number of nights']),
    slot('guests', asks('guests'), ['guests', 'people', 'number of people']),
    slot('room', asks('room'), ['room', 'bed', 'beds', 'room type']),
    guest,
    slot('requests', asks('change'), [], optional),
  ],
  begin: (memory, choice) => ({
    ...knownGuest(memory),
    ...(choice === 'suite' ? { room: { kind: 'text', text: choice } } : {}),
  }),
  read: readStay,
  sayFact: sayStayFact,
  check: checkStay,
  readBack: (values, now) => [
    readBack.book,
    ...arriving(values, now),
    ...nights(values),
    ...room(values),
    ...wishes(values),
    ...guests(values),
    ...underName(values),
  ],
  shallI: readBack.shallIBook,
  paper: (values) => registrationCard('book', values, 'draft'),
  finish: (values, memory) => ({
    line: hotelDesk.booked,
    tools: [registrationCard('book', values, 'booked')],
    memory: { ...memory, book: values },
  }),
}

/** Only what changes is kept here; the stay itself is in the call's memory, when it was booked in this call. */
export const change: Task = {
  id: 'change',
  keys: [
    'change reservation|booking|stay|room|date|dates',
    'move reservation|booking|stay',
    'modify',
    'push',
    'postpone',
    'day earlier|later',
    'booked but',
    'booked wrong',
    'wrong date|day|room|night',
    "should've|should been",
    'made mistake',
    'forward arrival|reservation|booking|stay',
    'my|our+arrival',
    'add+person|guest reservation|booking',
    'people instead',
    'switch|change|move|upgrade suite|king|queens|room',
    'put us|me in suite|king|queens',
    'like|want instead booked',
    'rather booked',
    'have+booking|reservation change|need|want',
    'reservation|booking+but',
    'shorten stay',
    'cut stay short',
    'night|nights less|fewer|shorter',
    'add my|our reservation|booking|stay',
    'add+to my+reservation|booking',
    'earlier than planned',
    'update reservation|booking',
    'extend stay',
    'extend',
    'stay longer',
    'stay+extra|another|additional+night',
    'extra|another|additional+night|nights',
    'stay till|until instead',
    'leave|leaving earlier',
    'day|night less|fewer',
    'night longer',
    'nights longer',
    'my|our+reservation|booking like|want|need',
    'add night',
    'different room',
    'switch room',
    'change',
    'reschedule',
    'upgrade',
  ],
  slots: [
    guest,
    slot('change', asks('change'), [], {
      isNeeded: (values) => stayFacts.every((fact) => values[fact] === undefined),
    }),
    slot('arrival', asks('arrival'), ['date', 'arrival', 'day'], optional),
    slot('nights', asks('nights'), ['nights'], optional),
    slot('room', asks('room'), ['room', 'bed', 'beds'], optional),
    slot('guests', asks('guests'), ['guests', 'people'], optional),
  ],
  begin: (memory, choice) => ({
    ...knownGuest(memory),
    ...(choice === 'king' || choice === 'two queens'
      ? { room: { kind: 'text', text: choice } }
      : {}),
    ...(choice === 'late check-out' ? { requests: { kind: 'text', text: 'Late check-out' } } : {}),
  }),
  read: readStay,
  sayFact: sayStayFact,
  check: checkStay,
  readBack: (values, now) => [
    readBack.change,
    ...name(values),
    readBack.instead,
    ...newArrival(values, now),
    ...nights(values),
    ...room(values),
    ...wishes(values),
    ...guests(values),
  ],
  shallI: readBack.shallIChange,
  paper: (values) => registrationCard('change', values, 'draft'),
  finish: (values, memory) => finishChange(values, memory),
}

export const cancel: Task = {
  id: 'cancel',
  takesRefusal: true,
  keys: [
    'want|like|need|have cancel my booking|reservation|stay|room',
    'please cancel my',
    'cancel my booking|reservation|stay|room',
    'scrap|drop|forget|delete|undo booking|reservation|stay',
    'cancel it',
    'cancel',
    'cancel reservation|booking|stay|room',
    "can't make it",
    'call off',
    "won't+need room",
    'not+need room',
    "don't+need room",
    'no longer need',
    'give up room',
    "won't make it",
    'not able make',
    "won't able make",
    'take name off',
    'drop reservation',
    "can't come",
    "won't coming|come",
  ],
  slots: [guest, slot('arrival', asks('arrival'), ['date', 'day', 'arrival'])],
  begin: (memory) => ({
    ...knownGuest(memory),
    ...(memory.book?.arrival ? { arrival: memory.book.arrival } : {}),
  }),
  read: (utterance, context) =>
    readStay(utterance, context).filter(({ slot: id }) => id === 'guest' || id === 'arrival'),
  readBack: (values, now) => [readBack.cancel, ...arriving(values, now), ...underName(values)],
  shallI: readBack.shallICancel,
  paper: (values) => registrationCard('cancel', values, 'draft'),
  finish: (values, memory) => {
    const { book: stay, ...rest } = memory
    return {
      line: stay ? hotelDesk.canceled : hotelDesk.canceledNoted,
      tools: [registrationCard('cancel', { ...stay, ...values }, stay ? 'canceled' : 'noted')],
      memory: rest,
    }
  },
  dropped: hotelDesk.keepIt,
}

function knownGuest({ book: stay, caller }: Memory): Values {
  const guest = stay?.guest ?? caller?.name
  return guest ? { guest } : {}
}

function finishChange(values: Values, memory: Memory): ReturnType<Task['finish']> {
  const stay = memory.book
  const changed = { ...stay, ...values, ...longer(stay, values) }
  return {
    line: stay ? hotelDesk.changed : hotelDesk.changedNoted,
    tools: [registrationCard('change', changed, stay ? 'changed' : 'noted')],
    memory: stay ? { ...memory, book: changed } : memory,
  }
}

/** Nights that are added to a stay booked in this call. */
function longer(stay: Values | undefined, { requests }: Values): Values {
  const more = requests?.kind === 'text' ? extraNights(requests.text) : 0
  const nights = stay?.nights
  return more > 0 && nights?.kind === 'count'
    ? { nights: { kind: 'count', count: nights.count + more } }
    : {}
}

function checkStay(values: Values, now: Now): ReturnType<NonNullable<Task['check']>> {
  const { arrival, guests: people, room: kind, nights: stay } = values
  if (stay?.kind === 'count' && stay.count > countedNights.length)
    return { line: hotelDesk.longStay, clear: ['nights'] }
  if (arrival?.kind === 'day' && arrival.day < now.day)
    return { line: hotelDesk.past, clear: ['arrival'] }
  if (people?.kind === 'count' && people.count > exampleHotel.mostGuests.suite)
    return { line: hotelDesk.bigParty, clear: ['guests'] }
  const most = kind?.kind === 'text' ? exampleHotel.mostGuests[kind.text as RoomChoice] : undefined
  if (people?.kind === 'count' && most !== undefined && people.count > most)
    return { line: hotelDesk.tooMany, clear: ['room'] }
  return undefined
}

const name = ({ guest: value }: Values): Clause[] =>
  value?.kind === 'name' ? sayName(value.name) : []

const underName = (values: Values): Clause[] => [deskWords.underName, ...name(values)]

const arriving = ({ arrival }: Values, now: Now): Clause[] =>
  arrival ? [readBack.arriving, ...sayValue(arrival, now)] : []

const newArrival = ({ arrival }: Values, now: Now): Clause[] =>
  arrival ? [...sayValue(arrival, now), readBack.asArrival] : []

const counted = (
  value: Value | undefined,
  lines: readonly (readonly string[])[],
): readonly Clause[] => (value?.kind === 'count' ? (lines[value.count - 1] ?? []) : [])

const nights = ({ nights: value }: Values): readonly Clause[] => counted(value, countedNights)
const guests = ({ guests: value }: Values): readonly Clause[] => counted(value, countedGuests)

const room = ({ room: value }: Values): Clause[] =>
  value?.kind === 'text' ? [hotelDesk.rooms[value.text as RoomChoice]] : []

function wishes({ requests }: Values): Clause[] {
  if (requests?.kind !== 'text') return []
  if (requests.text === 'Late check-out') return [readBack.lateCheckOut]
  return [readBack.moreNights[extraNights(requests.text) - 1] ?? readBack.request]
}

function extraNights(requests: string): number {
  return Number(/(\d+) more night/.exec(requests)?.[1] ?? 0)
}

function sayStayFact(slotId: string, values: Values, now: Now): readonly Clause[] {
  switch (slotId) {
    case 'guest':
      return name(values)
    case 'arrival':
      return newArrival(values, now)
    case 'nights':
      return nights(values)
    case 'room':
      return room(values)
    case 'guests':
      return guests(values)
    default:
      return wishes(values)
  }
}
