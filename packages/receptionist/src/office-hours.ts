import type { Line } from '@nightdesk/content'
import { addDays, type Day, daysBetween, type Now, weekdayOf } from '@nightdesk/understanding'
import { readDay } from './kinds/day.ts'
import { orAny, orLeftToUs } from './kinds/left-to-us.ts'
import { behindMinutes } from './kinds/time-zone.ts'
import { readTime, settleTime } from './kinds/time.ts'
import type { Reader, ReadContext, Value, Values } from './kinds/value.ts'
import type { Problem, Task } from './script.ts'

export type Hours = {
  /** Minutes after midnight. */
  readonly opens: number
  readonly closes: number
  /** Given to callers who do not mind when. */
  readonly first: number
  readonly firstAfternoon: number
  /** What is said when a day or a time cannot be. */
  readonly weekend: Line
  readonly past: Line
  readonly timePast: Line
  readonly outsideHours: Line
}

/** How days and times are read and settled where people work from Monday to Friday, in their hours. */
export type OfficeHours = {
  readonly readDay: Reader
  readonly readTime: Reader
  readonly settle: NonNullable<Task['settle']>
  readonly check: NonNullable<Task['check']>
}

const noon = 12 * 60

/** "As soon as you can" is the next working day; whoever does not mind when is given none. */
export function officeHours(hours: Hours): OfficeHours {
  const soonDay = orLeftToUs(readDay, (now) => ({ kind: 'day', day: nextWorkingDay(now.day) }))
  const soonTime = orLeftToUs(readOpenTime, ({ day }) => ({
    kind: 'time',
    time: {
      minutes: hours.first,
      isHalfOpen: false,
      daysAhead: daysBetween(day, nextWorkingDay(day)),
    },
  }))
  return {
    readDay: unlessAny(soonDay, orAny(readDay, 'any day')),
    readTime: unlessAny(soonTime, orAny(readOpenTime, 'any time')),
    settle: (values, now) => settle(values, now, hours),
    check: (values, now) => check(values, now, hours),
  }
}

/** Whoever does not mind is not told of a day. */
function unlessAny(read: Reader, orElse: Reader): Reader {
  return (text, context) => {
    const any = orElse(text, context)
    return any?.kind === 'text' ? any : read(text, context)
  }
}

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day))

function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1)
  return isWeekend(next) ? nextWorkingDay(next) : next
}

/** "Two" after "ten in the morning" is two in the afternoon: the hours tell the half, not the time before. */
function readOpenTime(text: string, context: ReadContext): Value | undefined {
  const { before: _, ...fresh } = context
  const alone = readTime(text, fresh)
  return alone?.kind === 'time' && alone.time.isHalfOpen ? alone : readTime(text, context)
}

function settle(values: Values, now: Now, hours: Hours): Values {
  const settled = settleTime(values, now)
  const { day, time } = settled
  // "Any time" without a day is any day as well.
  if (time?.kind === 'text' && !day && time.text.startsWith('any ')) {
    const { time: _, ...others } = settled
    return { ...others, day: time }
  }
  if (time?.kind !== 'time') return settled
  const { minutes, isHalfOpen, daysAhead } = time.time
  const put = (at: number): Values => ({
    ...settled,
    time: { kind: 'time', time: { minutes: at, isHalfOpen: false } },
  })
  // "At eight" may be a caller who does not know the hours; nobody means three at night.
  if (isHalfOpen) return put(minutes < hours.opens - 60 ? minutes + noon : minutes)
  const isLeftToUs = daysAhead !== undefined && minutes === hours.first
  return isLeftToUs && day?.kind === 'day' ? put(firstTimeOn(day, now, hours)) : settled
}

type DayValue = Extract<Value, { readonly kind: 'day' }>

function firstTimeOn({ day, part }: DayValue, now: Now, hours: Hours): number {
  const first = part === 'afternoon' ? hours.firstAfternoon : hours.first
  const nextHour = (Math.floor(now.minutes / 60) + 1) * 60
  return day === now.day ? Math.max(first, nextHour) : first
}

function check(values: Values, now: Now, hours: Hours): Problem | undefined {
  const { day, time } = values
  const date = day?.kind === 'day' ? day.day : undefined
  if (date && isWeekend(date)) return { line: hours.weekend, clear: ['day'] }
  if (date && date < now.day) return { line: hours.past, clear: ['day'] }
  if (time?.kind !== 'time') return undefined
  // By the clock of the office, wherever the caller is.
  const minutes = time.time.minutes + behindMinutes(values.zone)
  if (minutes < hours.opens || minutes > hours.closes)
    return { line: hours.outsideHours, clear: ['time'] }
  const isOver = date === now.day && minutes < now.minutes
  return isOver ? { line: hours.timePast, clear: ['time'] } : undefined
}
