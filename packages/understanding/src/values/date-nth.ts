import { addDays, type Day, dayOf, type Now, weekdayOf } from './calendar.ts'
import { monthOfWord } from './date-months.ts'
import { weekdayOfWord } from './date-weekdays.ts'
import { type Found, ordinalAt } from './numbers.ts'

/** "The second Friday in December", "the last Saturday of the month", "the last day of November". */
export function nthDayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const start = words[at] === 'the' ? at + 1 : at
  const isLast = words[start] === 'last' || words[start] === 'final'
  const nth = isLast ? { value: -1, to: start + 1 } : ordinalAt(words, start)
  if (!nth || nth.value > 5) return undefined
  const weekday = weekdayOfWord(words[nth.to] ?? '')
  const isDay = isLast && words[nth.to] === 'day'
  if (weekday === undefined && !isDay) return undefined
  const month = monthAfter(words, nth.to + 1, now)
  if (!month) return undefined
  const candidates = month.values.map((first) =>
    weekday === undefined ? lastDayOf(first) : nthWeekday(first, weekday, nth.value),
  )
  const value = candidates.find((day) => day !== undefined && day >= now.day)
  return value ? { value, from: at, to: month.to } : undefined
}

/** The first days of the months that can be meant, the likeliest first. */
type SaidMonth = { readonly values: readonly Day[]; readonly to: number }

function monthAfter(words: readonly string[], at: number, now: Now): SaidMonth | undefined {
  const start = words[at] === 'of' || words[at] === 'in' ? at + 1 : at
  const [year = 0, current = 1] = now.day.split('-').map(Number)
  const firstOf = (index: number) => dayOf(year + Math.floor(index / 12), index % 12, 1) ?? now.day
  const said = /^(the|this|next) month\b/.exec(words.slice(start, start + 2).join(' '))?.[1]
  if (said === 'next') return { values: [firstOf(current)], to: start + 2 }
  // "The first Monday of the month", when it is over, is in the next one.
  if (said) return { values: [firstOf(current - 1), firstOf(current)], to: start + 2 }
  const month = start > at ? monthOfWord(words[start] ?? '') : undefined
  if (month === undefined) return undefined
  return { values: [firstOf(month), firstOf(month + 12)], to: start + 1 }
}

function lastDayOf(first: Day): Day {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function nthWeekday(first: Day, weekday: number, nth: number): Day | undefined {
  if (nth < 0) {
    const last = lastDayOf(first)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const day = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
  return day.slice(0, 7) === first.slice(0, 7) ? day : undefined
}
