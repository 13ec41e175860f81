import { carAnswers, carDesk, countedPassengers, deskWords } from '@nightdesk/content'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { contactIds, contactSlots, printContact, sayContact } from '../../contact-slots.ts'
import { spotFlight, withoutOtherNumbers } from '../../kinds/flight.ts'
import { isSameValue, printed, printValue, sayValue } from '../../kinds/kinds.ts'
import { spotPlace } from '../../kinds/known-place.ts'
import { readLanding, settleLanding, spotLanding } from '../../kinds/landing.ts'
import { printPlace, readPlace } from '../../kinds/place.ts'
import { settleTime, spotTime } from '../../kinds/time.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { spotWish } from '../../kinds/wishes.ts'
import { sayNumber } from '../../say/number.ts'
import type { Memory, Problem, Refinement, Slot, Task, Tool } from '../../script.ts'
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

/** The paper of a ride. Facts that are not known yet are empty. */
export type TripTicket = {
  readonly name: string
  /** Where the caller can be reached, as far as that was told. */
  readonly contact: string
  readonly time: string
  readonly date: string
  readonly pickup: string
  readonly dropoff: string
  readonly passengers: string
  readonly wishes: string
  readonly status: 'draft' | 'sent-for-approval' | 'noted'
}

const asks = asksFrom(carDesk)

/** A driver needs more than "the airport", "my place", a part of the city or the name of a street. */
function refinePlace(value: Value, id: 'pickup' | 'dropoff'): Refinement | undefined {
  if (value.kind !== 'place') return undefined
  const { place } = value
  if (place.kind === 'street')
    return place.street.house ? undefined : { ask: carDesk.whatNumber, askedAs: 'housenumber' }
  if (place.kind === 'vague' && place.isAirport)
    return { ask: carDesk.whichAirport, askedAs: 'airport' }
  const isWide = place.kind === 'vague' || (place.kind === 'known' && place.known.isArea)
  return isWide ? { ask: carDesk.whatAddress[id], askedAs: id } : undefined
}

const place = (id: 'pickup' | 'dropoff', names: readonly string[], ledBy: RegExp): Slot => ({
  id,
  ...asks(id),
  names,
  ledBy,
  read: readPlace,
  takesNumber: true,
  spot: (text) => spotPlace(text, ledBy),
  refine: (value) => refinePlace(value, id),
  orElse: 'person',
})

// "Can you send somebody to the Pod?" is where it begins, and so is the airport that somebody flies into.
const leaving =
  /\b(?:out of|from|leaving|(?:send|come|get (?:somebody|someone|a car|a driver))\b(?: \w+){0,4} (?:to|by)|fl(?:y|ies|ying|ew) in ?to)\s+(?:the\s+)?$/i
const going =
  /(?<!\b(?:next|close|closer|closest|near|nearest|across|get|come|out|fl(?:y|ies|ying|ew)|fl(?:y|ies|ying|ew) in) )\b(?:to|into)\s+(?:the\s+)?$/i

// The car comes at another time than the train, and the doctor waits later.
const timesOfOthers =
  /\b(?:flight|plane|train|bus|boat|lands?|landing|gets? in|takes? off|departs?|boards?|boarding|show|curtain|game|concert|meeting|appointment|doctor|dinner|wedding|starts?|off work|i'm off|i get off|shift|want me|wants me|expect me)\b|\bby\s*$/i

export const ride: Task = {
  id: 'ride',
  intents: ['ride', 'another'],
  changeIntents: ['change'],
  calledBy: '(?:new )?(?:ride|car|trip)',
  slots: [
    place('pickup', ['pickup', 'pick up', 'from'], leaving),
    place('dropoff', ['dropoff', 'drop off', 'destination', 'airport'], going),
    daySlot(asks('date')),
    {
      ...timeSlot(asks('time'), carDesk.morningOrEvening),
      notAfter: timesOfOthers,
      spot: (text, now) => spotTime(withoutOtherNumbers(text), now),
    },
    peopleSlot('passengers', asks('passengers'), ['number of people', 'people', 'passenger']),
    nameSlot(asks('name')),
    ...contactSlots,
    { ...unaskedSlot('landing', readLanding, []), spot: spotLanding, isTakenLater: true },
    {
      ...wishSlot(['wish', 'luggage', 'flight', 'vehicle']),
      spot: (text) => spotWish(text) ?? spotFlight(text),
    },
  ],
  begin: beginRide,
  settle: (values, now) => settleTime(settleLanding(settleTime(values, now)), now),
  check,
  readBack,
  shallI: carDesk.readBack.shallI,
  paper: (values, status) => ticket(values, status === 'draft' ? 'draft' : 'sent-for-approval'),
  finish: ({ again, ...values }, memory) => ({
    line: again ? carDesk.sentAgain : carDesk.sent,
    tools: [ticket(values, 'sent-for-approval')],
    memory: { ...memory, ride: values },
  }),
  sayFact,
}

/** A new ride, the same one with a change, or the way back: whatever is known comes along. */
function beginRide(memory: Memory, choice?: string): Values {
  const before = memory.ride ?? {}
  if (choice === 'same') return { ...before, again: { kind: 'text', text: 'again' } }
  const { name, passengers, pickup, dropoff } = before
  if (choice !== 'back' || !name || !passengers || !pickup || !dropoff) return name ? { name } : {}
  return { name, passengers, pickup: dropoff, dropoff: pickup }
}

function check({ pickup, dropoff, day, time }: Values, now: Now): Problem | undefined {
  if (isSamePlace(pickup, dropoff))
    return { line: carDesk.samePlace, clear: ['dropoff'], rivals: ['pickup', 'dropoff'] }
  if (day?.kind !== 'day' || !day.day) return undefined
  if (day.day < now.day) return { line: carDesk.past, clear: ['day'] }
  const isOver = time?.kind === 'time' && !time.time.isHalfOpen && time.time.minutes < now.minutes
  return day.day === now.day && isOver ? { line: carDesk.past, clear: ['time'] } : undefined
}

/** At another terminal it is still the same airport. */
function isSamePlace(one: Value | undefined, other: Value | undefined): boolean {
  if (one?.kind !== 'place' || other?.kind !== 'place' || one.place.kind === 'vague') return false
  if (one.place.kind === 'known' && other.place.kind === 'known')
    return one.place.known === other.place.known
  return printPlace(one.place) === printPlace(other.place)
}

function readBack(values: Values, now: Now): Clause[] {
  const ids = ['day', 'pickup', 'dropoff', 'passengers', 'wish', ...contactIds, 'name', 'landing']
  return [
    values.day?.kind === 'day' && values.day.day ? carDesk.readBack.car : carDesk.readBack.someCar,
    ...ids.flatMap((id) => sayFact(id, values, now)),
    ...stillOpen(values),
  ]
}

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
  if (slot === 'name') return [deskWords.underName, ...say(slot)]
  return value.kind === 'count' ? sayPassengers(value.count) : say(slot)
}

function sayPassengers(count: number): readonly Clause[] {
  const { forMany, passengers } = carDesk.readBack
  return countedPassengers[count - 1] ?? [forMany, ...sayNumber(count), passengers]
}

function ticket(values: Values, status: TripTicket['status']): Tool {
  const facts: TripTicket = {
    ...printed(values, ['name', 'time', 'pickup', 'dropoff', 'passengers']),
    date: printValue(values.day),
    contact: printContact(values),
    wishes: [
      values.landing && `Flight lands ${printValue(values.landing)}`,
      printValue(values.wish),
    ]
      .filter(Boolean)
      .join(', '),
    status,
  }
  return { kind: 'tool', name: 'trip-ticket', arguments: facts }
}

/** What is for the dispatcher and is no ride stands on the ticket in the caller's own words. */
export function messageTicket(words: string): Tool {
  const { arguments: blank } = ticket({}, 'noted')
  return { kind: 'tool', name: 'trip-ticket', arguments: { ...blank, wishes: words } }
}
