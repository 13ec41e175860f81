import { carAnswers, carDesk, countedPassengers } from '@nightdesk/content'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { contactIds, contactSlots, sayContact } from '../../contact-slots.ts'
import { asFlight, inDigits, spotFlight, withoutOtherNumbers } from '../../kinds/flight.ts'
import { isSameValue, printValue, sayValue } from '../../kinds/kinds.ts'
import { readLanding, settleLanding, spotLanding } from '../../kinds/landing.ts'
import { isAirport, printPlace } from '../../kinds/place.ts'
import { readTimeOrSoonest, settleTime, spotTime } from '../../kinds/time.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { spotWish } from '../../kinds/wishes.ts'
import { withSignName } from '../../kinds/told-wish.ts'
import { sayNumber } from '../../say/number.ts'
import type { Memory, Problem, Task, Tool } from '../../script.ts'
import {
  asksFrom,
  daySlot,
  nameSlot,
  peopleSlot,
  stillOpen,
  timeSlot,
  unaskedSlot,
  wishSlot,
} from '../../slots.ts'
import { isDeadline, speaksOfDeadline, spotDeadline, withOneDeadline } from './deadline.ts'
import { placeOfRide } from './place-slots.ts'
import { ticketOf, type TripTicket } from './ticket.ts'

const asks = asksFrom(carDesk)

// The car comes at another time than the train, and the doctor waits later.
const timesOfOthers =
  /\b(?:flight|plane|train|bus|boat|lands?|landing|gets? in|takes? off|departs?|boards?|boarding|show|curtain|game|concert|meeting|appointment|doctor|dinner|wedding|starts?|off work|i'm off|i get off|shift|want me|wants me|expect me)\b|\bby\s*$/i

const rideWish = wishSlot(['wish', 'luggage', 'flight', 'vehicle'])

const vehicle =
  /\b(?:need|needs|want|wants|get|make sure|have to|has to|gotta|must|prefer|like|please)\b[^.?!]*?\b((?:something|anything|one|a (?:car|vehicle))(?: (?:a (?:bit|little|lot)|much|that['’]s))* (?:bigger|larger|roomier)|(?:bigger|larger|roomier) (?:car|vehicle|one)|not (?:be )?an? sedan|no sedans?)\b/i

/** "We need something bigger", "make sure it's not a sedan": which car it shall be, in the caller's words. */
const spotVehicle = (text: string): string | undefined => vehicle.exec(text)?.[1]

export const ride: Task = {
  id: 'ride',
  intents: ['ride', 'another'],
  changeIntents: ['change'],
  calledBy: '(?:new )?(?:ride|car|trip)',
  slots: [
    placeOfRide('pickup'),
    placeOfRide('dropoff'),
    daySlot(asks('date')),
    {
      ...timeSlot(asks('time'), carDesk.morningOrEvening),
      read: readTimeOrSoonest,
      notAfter: timesOfOthers,
      isStanding: isDeadline,
      spot: (text, now) =>
        speaksOfDeadline.test(text) ? undefined : spotTime(withoutOtherNumbers(text), now),
    },
    peopleSlot('passengers', asks('passengers'), ['number of people', 'people', 'passenger']),
    nameSlot(asks('name')),
    ...contactSlots,
    {
      ...unaskedSlot('landing', readLanding, []),
      spot: (text) => spotLanding(asFlight(text)),
      isTakenLater: true,
    },
    {
      ...rideWish,
      asTold: (text, now, span) =>
        rideWish.asTold?.(text, now, span) ?? (span ? undefined : spotDeadline(text)),
      read: (text, context) => rideWish.read(inDigits(text), withOneDeadline(text, context)),
      spot: (text) => spotWish(text) ?? spotFlight(text) ?? spotVehicle(text),
    },
  ],
  begin: beginRide,
  settle: (values, now) => settleTime(settleLanding(settleTime(settleAfter(values), now)), now),
  check,
  readBack,
  shallI: carDesk.readBack.shallI,
  shallIBeside: carDesk.readBack.shallISend,
  paper: (values, status) => ticket(values, status === 'draft' ? 'draft' : 'sent-for-approval'),
  finish: ({ again, ...values }, memory) => ({
    line: again ? carDesk.sentAgain : carDesk.sent,
    tools: [ticket(values, 'sent-for-approval')],
    memory: { ...memory, ride: values },
  }),
  sayFact,
  askedLater: { slot: 'phone', ask: carDesk.askNumber },
}

/** A new ride, the same one with a change, or the way back: whatever is known comes along. */
function beginRide(memory: Memory, choice?: string): Values {
  const before = memory.ride ?? {}
  if (choice === 'same') return { ...before, again: { kind: 'text', text: 'again' } }
  const { name, phone, email, passengers, pickup, dropoff, day, time: after } = before
  const caller = known({ name, phone, email })
  if (!pickup || !dropoff || !passengers) return caller
  // On from there, and home again the same evening; from an airport, people come back on another day.
  if (choice === 'on') return known({ ...caller, passengers, pickup: dropoff, day, after })
  if (choice !== 'back') return caller
  const isTrip = isAirport(pickup) || isAirport(dropoff)
  const sameDay = isTrip ? {} : { day, after }
  return known({ ...caller, passengers, pickup: dropoff, dropoff: pickup, ...sameDay })
}

/** "Put his name on the sign": whose name it is follows from who rides. */
function signed(values: Values): Values {
  const { wish } = values
  if (wish?.kind !== 'wishes') return values
  const wishes = wish.wishes.map((one) => withSignName(one, printValue(values.name)))
  return { ...values, wish: { ...wish, wishes } }
}

const halfDay = 12 * 60

/** "Half past ten", for the way home of a ride at six in the evening, is at night. */
function settleAfter(values: Values): Values {
  const { time, after, day } = values
  if (time?.kind !== 'time' || !time.time.isHalfOpen || after?.kind !== 'time' || !day)
    return values
  const early = time.time.minutes % halfDay
  const minutes = early > after.time.minutes ? early : early + halfDay
  return { ...values, time: { kind: 'time', time: { minutes, isHalfOpen: false } } }
}

function known(values: Readonly<Record<string, Value | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (value ? [[id, value] as const] : [])),
  )
}

function check({ pickup, dropoff, day, time }: Values, now: Now): Problem | undefined {
  if (isSamePlace(pickup, dropoff))
    return { line: carDesk.samePlace, clear: ['dropoff'], rivals: ['pickup', 'dropoff'] }
  if (day?.kind !== 'day' || !day.day) return undefined
  if (day.day < now.day) return { line: carDesk.past, clear: ['day'] }
  const isOver =
    time?.kind === 'time' &&
    !time.isSoonest &&
    !time.time.isHalfOpen &&
    time.time.minutes < now.minutes
  return day.day === now.day && isOver ? { line: carDesk.past, clear: ['time'] } : undefined
}

/** At another terminal it is still the same airport. */
function isSamePlace(one: Value | undefined, other: Value | undefined): boolean {
  if (one?.kind !== 'place' || other?.kind !== 'place' || one.place.kind === 'vague') return false
  if (one.place.kind === 'known' && other.place.kind === 'known')
    return one.place.known === other.place.known
  return printPlace(one.place) === printPlace(other.place)
}

/** In the order in which people say it: who, how many, from where to where, when. */
const readBackIds = [
  'passengers',
  'pickup',
  'dropoff',
  'day',
  'landing',
  'wish',
  ...contactIds,
  'caller',
] as const

function readBack(values: Values, now: Now): Clause[] {
  const { car, someCar } = carDesk.readBack
  const name = sayFact('name', values, now)
  return [
    ...(name.length > 0 ? name : [values.passengers?.kind === 'count' ? car : someCar]),
    ...readBackIds.flatMap((id) =>
      id === 'pickup' ? sayFrom(values, now) : sayFact(id, values, now),
    ),
    ...stillOpen(values),
  ]
}

/** "From twenty Wall Street to J F K," in one breath. */
function sayFrom(values: Values, now: Now): readonly Clause[] {
  const from = sayFact('pickup', values, now)
  const isFollowed = sayFact('dropoff', values, now).length > 0
  return isFollowed ? [...from.slice(0, -1), ...from.slice(-1).map(withoutComma)] : from
}

const withoutComma = (clause: Clause) => clause.replace(/,$/, '')

const trackedFlight: readonly Clause[] = carAnswers.find(({ id }) => id === 'wait')?.answer ?? []

/** The car is there when the flight lands: nobody named another time, and the driver follows the flight. */
const isAtLanding = ({ landing, time }: Values) =>
  landing !== undefined && isSameValue(landing, time)

function sayLanding(values: Values, now: Now): readonly Clause[] {
  const landing = [carDesk.readBack.lands, ...sayValue(values.landing, now)]
  return isAtLanding(values) ? [...landing, ...trackedFlight] : landing
}

function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  const value = values[slot]
  const say = (id: string) => sayValue(values[id], now)
  if (slot === 'day' || slot === 'time') return [...say('day'), ...say('time')]
  if (!value || value.kind === 'left-open') return []
  if (slot === 'pickup') return [carDesk.readBack.from, ...say(slot)]
  if (slot === 'dropoff') return [carDesk.readBack.to, ...say(slot)]
  if (slot === 'phone' || slot === 'email') return sayContact(values, now, [slot])
  if (slot === 'landing') return sayLanding(values, now)
  if (slot === 'wish') return sayValue(signed(values).wish, now)
  return value.kind === 'count' ? sayPassengers(value.count) : say(slot)
}

function sayPassengers(count: number): readonly Clause[] {
  return countedPassengers[count - 1] ?? [...sayNumber(count), carDesk.readBack.passengers]
}

function ticket(values: Values, status: TripTicket['status']): Tool {
  const landing = values.landing && `Flight lands ${printValue(values.landing)}`
  return ticketOf(
    values,
    [landing, printValue(signed(values).wish), printValue(values.caller)],
    status,
  )
}
