import { addDays, type Day, dayOf, daysBetween, nextDay, type Now, weekdayOf } from './calendar.ts'
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

/** A day that is known by its name: "Christmas Eve", "Thanksgiving". */
export function holidayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
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
