import { addDays, type Day, dayOf, type Now, weekdayOf, weekdays } from './calendar.ts'
import { bareOrdinalAt, cardinalDayAt, monthAt, ordinalDayAt } from './date-months.ts'
import { type Found, numberAt, ordinalAt } from './numbers.ts'
import { isSameWord } from './sounds.ts'
import { tableOf } from './table.ts'

const dayNames: Readonly<Record<string, number>> = tableOf({
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
  wensday: 3,
})

export function weekdayOfWord(word: string): number | undefined {
  // Asked at every word of every sentence: most begin with other letters.
  if (!/^[fmstw]/.test(word)) return undefined
  const name = word.replace(/'?s$/, '')
  const index = weekdays.findIndex((day) => isSameWord(name, day))
  return index >= 0 ? index : dayNames[name]
}

/** "Friday", "next Friday", "Friday the 20th", "the Friday after". */
export function weekdayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  let start = at
  const lead = words[at]
  if (lead === 'this' && words[at + 1] === 'coming') start += 2
  else if (/^(?:next|this|coming|following)$/.test(lead ?? '')) start += 1
  const weekday = weekdayOfWord(words[start] ?? '')
  if (weekday === undefined) return undefined
  const after = withDate(words, start + 1, weekday, now)
  if (after) return { ...after, from: at }
  const ahead = (weekday - weekdayOf(now.day) + 7) % 7
  // "This Sunday" may be today, "this coming Sunday" is not.
  const isComing = words[at + 1] === 'coming' || words[start + 1] === 'coming'
  const soon = ahead === 0 && (lead !== 'this' || isComing) ? 7 : ahead
  const value = lead === 'next' ? dayOfNextWeek(weekday, now) : addDays(now.day, soon)
  const hasWeek = words[start + 1] === 'week'
  if (isOneAfter(words, start + 1)) return { value: addDays(value, 7), from: at, to: start + 2 }
  return { value: hasWeek ? addDays(value, 7) : value, from: at, to: start + (hasWeek ? 2 : 1) }
}

/** "Not tomorrow, the Monday after": a week later than the next one. "The Monday after Thanksgiving" is counted from it. */
function isOneAfter(words: readonly string[], at: number): boolean {
  if (words[at] !== 'after') return false
  // "The Friday after, the 27th".
  const isDated = words[at + 1] === 'the' && numberOrOrdinalAt(words, at + 2) !== undefined
  return isDated || /^(?:|next|that|this|please|if|at|in|works?|is|not)$/.test(words[at + 1] ?? '')
}

const numberOrOrdinalAt = (words: readonly string[], at: number) =>
  ordinalAt(words, at) ?? numberAt(words, at)

/** "Next Friday" is the Friday of the week that begins with the coming Monday. */
function dayOfNextWeek(weekday: number, now: Now): Day {
  const toMonday = (1 - weekdayOf(now.day) + 7) % 7 || 7
  return addDays(now.day, toMonday + ((weekday + 6) % 7))
}

/** "Friday the 20th", "Friday November 20": the date decides. */
function withDate(
  words: readonly string[],
  at: number,
  weekday: number,
  now: Now,
): Found<Day> | undefined {
  const start = words[at] === 'on' ? at + 1 : at
  const inMonth = monthAt(words, start, now)
  if (inMonth) return inMonth
  const found =
    ordinalDayAt(words, start, now) ??
    bareOrdinalAt(words, start, now) ??
    cardinalDayAt(words, start, now)
  return found && { ...found, value: onWeekday(found.value, weekday) }
}

const monthsToTry = 4

/** "Friday the 18th" is in the month in which the 18th is a Friday, unless that is far away. */
function onWeekday(day: Day, weekday: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const days = Array.from({ length: monthsToTry }, (_, ahead) => {
    const index = month - 1 + ahead
    return dayOf(year + Math.floor(index / 12), index % 12, date)
  })
  return days.find((each) => each !== undefined && weekdayOf(each) === weekday) ?? day
}
