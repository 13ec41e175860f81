import { addDays, type Day, dayOf, daysBetween, type Now, weekdayOf } from './calendar.ts'
import type { Found } from './numbers.ts'

type DateIn = (year: number) => Day | undefined

const fixed =
  (month: number, date: number): DateIn =>
  (year) =>
    dayOf(year, month, date)

/** The third Monday of January: months and weekdays count from zero. */
const nth =
  (count: number, weekday: number, month: number): DateIn =>
  (year) => {
    const first = dayOf(year, month, 1)
    return first && addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1))
  }

const later =
  (days: number, dateIn: DateIn): DateIn =>
  (year) => {
    const day = dateIn(year)
    return day && addDays(day, days)
  }

/** The Sunday after the first full moon of spring, by the rule of Gauss for the years to 2099. */
const easter: DateIn = (year) => {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const days = moon + sunday
  // Two moons that the rule puts a week too late.
  const isLate = days === 35 || (days === 34 && moon === 28 && year % 19 > 10)
  return later(isLate ? days - 7 : days, fixed(2, 22))(year)
}

const thanksgiving = nth(4, 4, 10)
const lastMondayOfMay = later(-7, nth(1, 1, 5))

const holidays: readonly (readonly [RegExp, DateIn])[] = [
  [/^christmas eve\b/, fixed(11, 24)],
  [/^(?:christmas day|christmas)\b/, fixed(11, 25)],
  [/^new year'?s eve\b/, fixed(11, 31)],
  [/^new year'?s(?: day)?\b/, fixed(0, 1)],
  [/^(?:mlk|martin luther king)(?: day)?\b/, nth(3, 1, 0)],
  [/^valentine'?s(?: day)?\b/, fixed(1, 14)],
  [/^president'?s'? day\b/, nth(3, 1, 1)],
  [/^good friday\b/, later(-2, easter)],
  [/^easter monday\b/, later(1, easter)],
  [/^easter(?: sunday)?\b/, easter],
  [/^memorial day\b/, lastMondayOfMay],
  [/^juneteenth\b/, fixed(5, 19)],
  [/^(?:(?:the )?fourth of july|independence day)\b/, fixed(6, 4)],
  [/^labor day\b/, nth(1, 1, 8)],
  [/^columbus day\b/, nth(2, 1, 9)],
  [/^halloween\b/, fixed(9, 31)],
  [/^veteran'?s'? day\b/, fixed(10, 11)],
  [/^thanksgiving(?: day)?\b/, thanksgiving],
  [/^black friday\b/, later(1, thanksgiving)],
]

// Asked at every word of every sentence: most begin no holiday.
const anyHoliday = new RegExp(holidays.map(([pattern]) => pattern.source).join('|'))

/** A day that is known by its name: "Christmas Eve", "Thanksgiving". */
export function holidayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const rest = words.slice(at, at + 4).join(' ')
  if (!anyHoliday.test(rest)) return undefined
  for (const [pattern, dateIn] of holidays) {
    const match = pattern.exec(rest)
    const value = match ? next(dateIn, now) : undefined
    if (match && value) return { value, from: at, to: at + match[0].split(' ').length }
  }
  return undefined
}

/** This year's, or the next one's where it is over. */
function next(dateIn: DateIn, now: Now): Day | undefined {
  const year = Number(now.day.slice(0, 4))
  const here = dateIn(year)
  return here && daysBetween(now.day, here) >= 0 ? here : dateIn(year + 1)
}
