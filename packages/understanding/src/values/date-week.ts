import { addDays, type Day, type Now, weekdayOf } from './calendar.ts'
import { monthAt, ordinalDayAt } from './date-months.ts'
import { weekdayOfWord } from './date-weekdays.ts'
import { holidayAt } from './holidays.ts'
import type { Found } from './numbers.ts'

/** The Monday of a week that is named: "next week", "the week after next", "the week of Christmas". */
export function weekAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const start = words[at] === 'the' ? at + 1 : at
  const isNext = words[start] === 'next' && words[start + 1] === 'week'
  const isAfterNext =
    words[start] === 'week' && words[start + 1] === 'after' && words[start + 2] === 'next'
  if (!isNext && !isAfterNext) return weekOfAt(words, at, start, now)
  const value = addDays(mondayOf(now.day), isNext ? 7 : 14)
  return { value, from: at, to: start + (isNext ? 2 : 3) }
}

const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** A week, or its end, that is known by a day in it. */
function weekOfAt(
  words: readonly string[],
  at: number,
  start: number,
  now: Now,
): Found<Day> | undefined {
  const isLed = /^week(?:end)?$/.test(words[start] ?? '') && words[start + 1] === 'of'
  const inside = isLed ? start + 2 : start
  const day =
    holidayAt(words, inside, now) ??
    (isLed ? (monthAt(words, inside, now) ?? ordinalDayAt(words, inside, now)) : undefined)
  const hasWeek = isLed || /^week(?:end)?$/.test(words[day?.to ?? -1] ?? '')
  if (!day || !hasWeek) return undefined
  return { value: mondayOf(day.value), from: at, to: isLed ? day.to : day.to + 1 }
}

/** "The Sunday of Thanksgiving weekend", "Tuesday next week". */
export function dayOfWeekAt(
  words: readonly string[],
  at: number,
  now: Now,
): Found<Day> | undefined {
  const weekday = weekdayOfWord(words[at] ?? '')
  if (weekday === undefined) return undefined
  const week = weekAt(words, /^(?:of|in|during)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1, now)
  return week && { value: addDays(week.value, (weekday + 6) % 7), from: at, to: week.to }
}
