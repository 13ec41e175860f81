import { ownDesk } from '@nightdesk/content'
import {
  type BusinessSetup,
  type Hours,
  spansInWords,
  timeInWords,
  type TradeId,
} from '@nightdesk/contracts'
import { addDays, type Now } from '@nightdesk/understanding'
import { sayNameLast } from '../contact-slots.ts'
import { settleStay } from '../assistants/hotels/stay-slots.ts'
import type { Clause } from '../conversation.ts'
import { printValue, sayValue } from '../kinds/kinds.ts'
import { settleTime } from '../kinds/time.ts'
import type { Value, Values } from '../kinds/value.ts'
import type { Asked, Problem, Task } from '../script.ts'
import { stillOpen } from '../slots.ts'
import { answerHours, dayInWords, hoursOfNamedDay, isNeverClosed } from './hours-answer.ts'
import { dayNamedIn, isHourNamed } from './hours-question.ts'
import { isByAppointment, nextOpening, openHalf, spanAt, spansOn } from './open-hours.ts'
import { noteOf } from './own-note.ts'
import { slotsOf } from './own-slots.ts'
import { soonest } from './part-of-day.ts'
import { isAskedFor, type OwnFact, type OwnTaskId, taskFacts } from './trade-plans.ts'

export function ownTask(id: OwnTaskId, setup: BusinessSetup, now: Now): Task {
  const { trade } = setup
  const facts: readonly OwnFact[] = taskFacts[id]
  const hasDay = facts.includes('day') && isAskedFor('day', id, trade)
  // Where no day is asked for, today need not be said.
  const withDay = ({ day, ...values }: Values, at: Now): Values =>
    day && (hasDay || (day.kind === 'day' && day.day !== at.day)) ? { ...values, day } : values
  const say = (fact: OwnFact, values: Values, at: Now) => sayFact(fact, withDay(values, at), at)
  return {
    id,
    intents: [id],
    changeIntents: ['change'],
    dropIntents: ['cancel'],
    slots: slotsOf(id, { trade, hours: setup, now }),
    begin: (memory, choice) => (choice === 'same' ? (memory[id] ?? {}) : {}),
    takeOver: (values) => takenOver(id, withDay(values, now)),
    settle: (values, at) =>
      id === 'stay'
        ? settleStay(values)
        : afterMidnight(
            toOpenHalf(settleTime(withSoonest(withDelivery(values), setup, at), at), setup),
            at,
          ),
    check: (values, at) => check(values, at, { hours: setup, isChecked: id !== 'stay', hasDay }),
    agree: (told, asked, at) => (id === 'stay' ? undefined : agreeTo(setup, told, asked, at)),
    readBack: (values, at) => [
      nameOf(id, values, setup.trade),
      ...[...facts, 'wish' as const, 'email' as const]
        .filter((fact) => fact !== 'name')
        .flatMap((fact) => say(fact, values, at)),
      ...sayNameLast(values, at),
      ...stillOpen(values),
    ],
    shallI: ownDesk.shallI,
    paper: (values, status) =>
      noteOf(id, setup, withDay(values, now), status === 'draft' ? 'draft' : 'done'),
    finish: (values, memory) => ({
      line: memory[id] ? ownDesk.doneAgain : ownDesk.done,
      tools: [noteOf(id, setup, withDay(values, now), 'done')],
      memory: { ...memory, [id]: values },
    }),
    // A new hour is said with its day.
    sayFact: (slot, values, at) =>
      say(slot === 'time' && withDay(values, at).day ? 'day' : (slot as OwnFact), values, at),
  }
}

const ofAnyTask: ReadonlySet<string> = new Set([
  'name',
  'phone',
  'email',
  'told',
  'about',
  'before',
])

/** What was written down for a booking that turned out to be none stands on the note in one line. */
function takenOver(id: OwnTaskId, { told, ...values }: Values): Values {
  const facts = Object.entries(values)
    .filter(([id]) => !ofAnyTask.has(id))
    .flatMap(([, value]) => printValue(value) ?? [])
  return {
    // What was told so far is what a message begins with.
    ...(told && (id === 'message' ? { about: told } : { told })),
    ...(facts.length > 0 && { before: { kind: 'text', text: facts.join(', ') } as const }),
  }
}

/** As soon as possible is today, or the next day it is open. */
function withSoonest(values: Values, hours: Hours, now: Now): Values {
  const { day, time } = values
  if (day || time?.kind !== 'text' || time.text !== soonest) return values
  const isOpenToday = spansOn(hours, now.day).some(({ closes }) => now.minutes < closes)
  const date = isOpenToday ? now.day : nextOpening(hours, now)?.day
  return date ? { ...values, day: { kind: 'day', day: date } } : values
}

/** Who tells where it should go wants it brought. */
function withDelivery(values: Values): Values {
  const isTold = values.address !== undefined && values.address.kind !== 'left-open'
  return isTold && !values.delivery
    ? { ...values, delivery: { kind: 'text', text: 'Delivery' } }
    : values
}

const nightEnds = 300

/** "Tonight at two" is in the night to tomorrow. */
function afterMidnight(values: Values, now: Now): Values {
  const { day, time } = values
  const isToday = day?.kind === 'day' && day.day === now.day
  const minutes = time?.kind === 'time' ? time.time.minutes : nightEnds
  if (!isToday || minutes >= nightEnds || minutes >= now.minutes) return values
  return { ...values, day: { ...day, day: addDays(now.day, 1) } }
}

/** "At three" is in the half of the day in which it is open. */
function toOpenHalf(values: Values, hours: Hours): Values {
  const { day, time } = values
  if (time?.kind !== 'time' || !time.time.isHalfOpen) return values
  const date = day?.kind === 'day' ? day.day : undefined
  const minutes = openHalf(hours, date, time.time.minutes)
  return { ...values, time: { kind: 'time', time: { minutes, isHalfOpen: false } } }
}

type Checked = { readonly hours: Hours; readonly isChecked: boolean; readonly hasDay: boolean }

function check(
  { day, time }: Values,
  now: Now,
  { hours, isChecked, hasDay }: Checked,
): Problem | undefined {
  if (!isChecked || hours.week.every((spans) => spans.length === 0)) return undefined
  const date = day?.kind === 'day' ? day.day : undefined
  const minutes = time?.kind === 'time' ? time.time.minutes : undefined
  if (date && date < now.day) return { line: ownDesk.past, clear: ['day'] }
  const on = date ?? now.day
  // Any hour will do on a day that is by appointment only: someone makes the appointment.
  if (isByAppointment(hours, on)) return undefined
  const spans = spansOn(hours, on)
  const isLateNight = minutes !== undefined && spanAt(hours, on, minutes) !== undefined
  if (date && spans.length === 0 && !isLateNight)
    return { line: [`We’re closed ${dayInWords(date, now)}.`], clear: ['day', 'time'] }
  if (minutes === undefined) return undefined
  if (hasDay && !date) return undefined
  if (!isLateNight) return outside(hours, on, now)
  const isOver = on === now.day && minutes < now.minutes
  return isOver ? { line: ownDesk.past, clear: ['time'] } : undefined
}

const shortBefore = 90

/** Whoever asks whether a day or an hour would do hears what the hours are then. */
function agreeTo(hours: Hours, told: readonly string[], { values, text }: Asked, now: Now) {
  const { day, time } = values
  const isWhen = told.includes('day') || told.includes('time')
  if (!isWhen || isNeverClosed(hours)) return undefined
  const on = (day?.kind === 'day' ? day.day : undefined) ?? dayNamedIn(text, now) ?? now.day
  const minutes = time?.kind === 'time' ? time.time.minutes : undefined
  const span = minutes === undefined ? undefined : spanAt(hours, on, minutes)
  // Who comes shortly before the end wants to know how long there is.
  if (span && minutes !== undefined)
    return span.closes - minutes > shortBefore
      ? ownDesk.openThen
      : [`We’re open then, until ${timeInWords(span.closes)}.`]
  const ofDay = hoursOfNamedDay(text, hours, now)
  if (ofDay.length > 0) return ofDay
  // "Like after six?", on no day in particular.
  return told.includes('time') && isHourNamed(text, now)
    ? answerHours(text, 'day', hours, now)
    : undefined
}

function outside(hours: Hours, day: string, now: Now): Problem {
  const spans = spansOn(hours, day)
  const when = dayInWords(day, now)
  const line =
    spans.length > 0 ? `We’re open ${spansInWords(spans)} ${when}.` : `We’re closed ${when}.`
  return { line: [line], clear: ['time'] }
}

const leads: Partial<Record<OwnFact, Clause>> = ownDesk.leads

const onNoteOnly: ReadonlySet<OwnFact> = new Set(['told', 'before'])

function sayFact(fact: OwnFact, values: Values, now: Now): readonly Clause[] {
  // Day and time are one phrase; how it comes is said first of all; what was told besides stands on the note alone.
  if ((fact === 'time' && values.day) || fact === 'delivery' || onNoteOnly.has(fact)) return []
  const said =
    fact === 'day'
      ? values.day
        ? [...sayValue(values.day, now), ...sayValue(values.time, now)]
        : []
      : sayOne(fact, values[fact], now)
  const lead = leads[fact]
  return lead && said.length > 0 ? [lead, ...said] : said
}

// More than this nobody listens to; all of it stands on the note.
const longestSaid = 200

function sayOne(fact: OwnFact, value: Value | undefined, now: Now): readonly Clause[] {
  if (value?.kind === 'text' && value.text.length > longestSaid)
    return [`${value.text.slice(0, longestSaid).replace(/[\s,.;]+\S*$/, '')}, and so on,`]
  if (value?.kind === 'wishes') return [`${value.wishes.join(', ')},`]
  const said = sayValue(value, now)
  if (value?.kind !== 'count') return said
  const [one, many] = ownDesk.people
  if (fact === 'guests' || fact === 'passengers') return [...said, value.count === 1 ? one : many]
  return fact === 'nights' ? [...said, value.count === 1 ? 'night,' : 'nights,'] : said
}

/** Whoever orders from a shop that ships is not told to pick it up. */
function nameOf(id: OwnTaskId, values: Values, trade: TradeId): string {
  if (values.delivery) return ownDesk.deliveredOrder
  return id === 'order' && trade === 'ecommerce-markets' ? ownDesk.shopOrder : ownDesk.tasks[id]
}
