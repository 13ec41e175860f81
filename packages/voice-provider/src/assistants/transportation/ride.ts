import { carDesk, countedPassengers, deskWords } from '@nightdesk/content'
import { findLoneCount, findPeople, type Now, type Utterance } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Context, Memory, Task, Tool } from '../../brain/dialogue/script.ts'
import { type Finding, sayValue, type Value, type Values } from '../../brain/dialogue/values.ts'
import { findPlaces } from '../../brain/language/places.ts'
import { isSamePlace } from '../../brain/language/place.ts'
import { sayName } from '../../brain/speech/say-name.ts'
import { sayNumber } from '../../brain/speech/say-number.ts'
import {
  inSaidDaypart,
  isAboutPeople,
  leaveOut,
  makesItATime,
  readDay,
  readDaypart,
  readName,
  readTime,
  sayWhen,
} from '../read-facts.ts'
import { printed, refineName, slot } from '../slots.ts'
import { firstRide, isOtherRide, speaksOfMore } from './one-ride.ts'
import {
  readCapitalPlace,
  readFreePlace,
  readHouseNumber,
  readRoute,
  readUnknownStart,
} from './read-route.ts'

/** The paper of a ride. Facts that are not known yet are empty. */
export type TripTicket = {
  readonly name: string
  readonly time: string
  readonly date: string
  readonly pickup: string
  readonly dropoff: string
  readonly passengers: string
  readonly status: 'draft' | 'sent-for-approval'
}

const noon = 12 * 60
const mostLikely = 30
const { ask, askAgain } = carDesk

/** A driver needs more than "the airport", "my place" or the name of a street. */
const refinePlace = (value: Value) => {
  if (value.kind !== 'place') return undefined
  const { place } = value
  if (place.kind === 'street') return place.street.house ? undefined : carDesk.whatNumber
  if (place.kind !== 'vague') return undefined
  return place.isAirport ? carDesk.whichAirport : carDesk.whatAddress
}

export const ride: Task = {
  id: 'ride',
  keys: [
    'book|need|want|order|get|like|reserve|schedule|arrange car',
    'book|need|want|order|get|like|schedule ride',
    'taxi',
    'cab',
    'limo need|book|want',
    'pickup',
    'book trip',
    'take me',
    'drive me',
    'transfer',
    'ride',
    'another car|ride',
    'go airport',
    'book',
    'order',
    'reserve',
  ],
  slots: [
    slot(
      'pickup',
      { ask: ask.pickup, askAgain: askAgain.pickup },
      ['pickup', 'pick up', 'pickup address', 'from'],
      { refine: refinePlace },
    ),
    slot(
      'dropoff',
      { ask: ask.dropoff, askAgain: askAgain.dropoff },
      ['dropoff', 'destination', 'drop', 'airport'],
      { refine: refinePlace },
    ),
    slot('date', { ask: ask.date, askAgain: askAgain.date }, ['date', 'day']),
    slot('time', { ask: ask.time, askAgain: askAgain.time }, ['time', 'hour'], {
      refine: (value) =>
        value.kind === 'time' && value.time.isHalfOpen ? carDesk.morningOrEvening : undefined,
    }),
    slot('passengers', { ask: ask.passengers, askAgain: askAgain.passengers }, [
      'passengers',
      'number of people',
      'people',
      'passenger',
    ]),
    slot('name', { ask: ask.name, askAgain: askAgain.name }, ['name', 'spelling'], {
      refine: refineName,
    }),
  ],
  begin: beginRide,
  read: readRide,
  remark: (utterance, context) => (speaksOfMore(utterance, context) ? carDesk.oneRide : undefined),
  settle,
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

const leads: Readonly<Record<string, readonly Clause[]>> = {
  pickup: [carDesk.readBack.from],
  dropoff: [carDesk.readBack.to],
}

function sayFact(slotId: string, values: Values, now: Now): readonly Clause[] {
  const value = values[slotId]
  if (!value) return []
  if (value.kind === 'count') return sayPassengers(value.count)
  if (value.kind === 'day' || value.kind === 'time') return sayWhen(values, now)
  return [...(leads[slotId] ?? []), ...sayValue(value, now)]
}

/** A new ride, the same one with a change, or the way back: whatever is known comes along. */
function beginRide(memory: Memory, choice?: string): Values {
  const before = memory.ride ?? {}
  if (choice === 'same') return { ...before, again: { kind: 'text', text: 'again' } }
  const { name, passengers, pickup, dropoff } = before
  const known = name ? { name } : { ...memory.caller }
  if (choice !== 'back' || !passengers || !pickup || !dropoff) return known
  return { ...known, passengers, pickup: dropoff, dropoff: pickup }
}

function readRide(all: Utterance, context: Context): Finding[] {
  if (isOtherRide(all, context)) return []
  const utterance = firstRide(all, context.now)
  const places = findPlaces(utterance)
  const { day, rest: afterDay } = readDay(leaveOut(utterance, places), context)
  const isExpected =
    (context.asked === 'passengers' && !makesItATime(utterance, context)) ||
    isAboutPeople(utterance, context)
  const counted = findPeople(afterDay.words, { isExpected, tokens: afterDay.tokens })
  const timed = readTime(leaveOut(afterDay, [counted]), utterance, context)
  const people = counted ?? (timed.time ? findLoneCount(timed.rest) : undefined)
  const name = readName(timed.rest, context, 'name')
  const said = timed.day ?? day
  const facts: Finding[] = [
    ...ends(utterance, timed.rest, context),
    ...(said ? [{ slot: 'date', value: { kind: 'day', day: said } } as const] : []),
    ...readDaypart(timed, utterance, context),
    ...(timed.time ? [{ slot: 'time', value: { kind: 'time', time: timed.time } } as const] : []),
    ...(people
      ? [
          {
            slot: 'passengers',
            value: { kind: 'count', count: people.value },
            isOdd: people.value > mostLikely,
          } as const,
        ]
      : []),
    ...(name ? [name] : []),
  ]
  const numbered = places.length === 0 && !said ? readHouseNumber(utterance, context) : undefined
  if (numbered)
    return [...facts.filter(({ slot: id }) => id !== 'passengers' && id !== 'time'), numbered]
  const free = facts.length === 0 ? readFreePlace(utterance, timed.rest, context) : undefined
  return free ? [free] : facts
}

/** Where from and where to; an end no list holds is taken from the words around it. */
function ends(utterance: Utterance, rest: Utterance, context: Context): Finding[] {
  const places = findPlaces(utterance)
  if (places.length === 0) return readCapitalPlace(rest, context)
  const known = readRoute(utterance, places, context)
  const isOpen = ({ slot: id }: Finding) =>
    !context.values[id] && known.every((finding) => finding.slot !== id)
  const guessed = [...readUnknownStart(rest, context), ...readCapitalPlace(rest, context)]
  return [...known, ...guessed.filter(isOpen).slice(0, 1)]
}

/** "At six", today, when six in the morning is over, is six in the evening. */
function settle(values: Values, now: Now): Values {
  const { date, time } = values
  if (time?.kind !== 'time' || !time.time.isHalfOpen) return values
  const said = inSaidDaypart(values)
  if (said) return { ...values, time: said }
  const isToday = date?.kind === 'day' && date.day === now.day
  if (!isToday || time.time.minutes > now.minutes) return values
  const evening = { minutes: time.time.minutes + noon, isHalfOpen: false }
  return { ...values, time: { kind: 'time', time: evening } }
}

function check(values: Values, now: Now): ReturnType<NonNullable<Task['check']>> {
  const { pickup, dropoff, date, time } = values
  if (
    pickup?.kind === 'place' &&
    dropoff?.kind === 'place' &&
    isSamePlace(pickup.place, dropoff.place) &&
    pickup.place.kind !== 'vague'
  )
    return { line: carDesk.samePlace, clear: ['dropoff'] }
  const isToday = date?.kind === 'day' && date.day === now.day
  const isOver = time?.kind === 'time' && !time.time.isHalfOpen && time.time.minutes < now.minutes
  if (isToday && isOver) return { line: carDesk.past, clear: ['time'] }
  if (date?.kind === 'day' && date.day < now.day) return { line: carDesk.past, clear: ['date'] }
  return undefined
}

function readBack(values: Values, now: Now): Clause[] {
  const { name, pickup, dropoff, passengers } = values
  const say = (value: Value | undefined) => (value ? sayValue(value, now) : [])
  return [
    carDesk.readBack.car,
    ...sayWhen(values, now),
    carDesk.readBack.from,
    ...say(pickup),
    carDesk.readBack.to,
    ...say(dropoff),
    ...(passengers?.kind === 'count' ? sayPassengers(passengers.count) : []),
    ...(name?.kind === 'name' ? [deskWords.underName, ...sayName(name.name)] : []),
  ]
}

function sayPassengers(count: number): readonly Clause[] {
  return (
    countedPassengers[count - 1] ?? [
      carDesk.readBack.forMany,
      ...sayNumber(count),
      carDesk.readBack.passengers,
    ]
  )
}

function ticket(values: Values, status: TripTicket['status']): Tool {
  const facts: TripTicket = {
    ...printed(values, ['name', 'time', 'date', 'pickup', 'dropoff', 'passengers']),
    status,
  }
  return { kind: 'tool', name: 'trip-ticket', arguments: facts }
}
