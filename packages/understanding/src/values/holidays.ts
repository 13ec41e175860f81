import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  nextDay,
  type Now,
  weekdayOf,
  weekdays,
} from './calendar.ts'
import type { Found } from './numbers.ts'

const holidays: readonly (readonly [RegExp, number, number])[] = [
  [/^christmas eve\b/, 11, 24],
  [/^(?:christmas day|christmas)\b/, 11, 25],
  [/^new year'?s eve\b/, 11, 31],
  [/^new year'?s(?: day)?\b/, 0, 1],
  [/^valentine'?s(?: day)?\b/, 1, 14],
  [/^halloween\b/, 9, 31],
  [/^(?:the )?fourth of july\b/, 6, 4],
]

/** A day that is known by its name, or by one beside it: "Christmas Eve", "the Saturday after Thanksgiving". */
export function holidayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  return besideAt(words, at, now) ?? namedAt(words, at, now)
}

const beside = /^(?:the )?(day|night|[a-z]+day) (after|before|following) (?:the )?/

function besideAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const match = beside.exec(`${words.slice(at, at + 8).join(' ')} `)
  const start = match ? at + match[0].trim().split(' ').length : at
  const named = match && namedAt(words, start, now)
  if (!named) return undefined
  const step = match[2] === 'before' ? -1 : 1
  const weekday = weekdays.indexOf(match[1] ?? '')
  const steps = [1, 2, 3, 4, 5, 6, 7].find(
    (days) => weekday < 0 || weekdayOf(addDays(named.value, days * step)) === weekday,
  )
  return { value: addDays(named.value, (steps ?? 1) * step), from: at, to: named.to }
}

function namedAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const rest = words.slice(at, at + 4).join(' ')
  for (const [pattern, month, date] of holidays) {
    const match = pattern.exec(rest)
    const value = match ? nextDay(month, date, now) : undefined
    if (match && value) return { value, from: at, to: at + match[0].split(' ').length }
  }
  const feast = /^thanksgiving(?: day)?\b|^black friday\b/.exec(rest)
  if (!feast) return undefined
  const value = addDays(nextThanksgiving(now), feast[0].startsWith('black') ? 1 : 0)
  return { value, from: at, to: at + feast[0].split(' ').length }
}

/** The fourth Thursday of November. */
function nextThanksgiving(now: Now): Day {
  const year = Number(now.day.slice(0, 4))
  const [here, next] = [year, year + 1].map((each) => {
    const first = dayOf(each, 10, 1) ?? now.day
    return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21)
  })
  return here && daysBetween(now.day, here) >= 0 ? here : (next ?? now.day)
}
