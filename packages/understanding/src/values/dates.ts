import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  months,
  nextDay,
  type Now,
  weekdayOf,
  weekdays,
} from './calendar.ts'
import { holidayAt } from './holidays.ts'
import { type Found, numberAt, ordinalAt } from './numbers.ts'
import { isSameWord } from './sounds.ts'
import { tableOf } from './table.ts'

/** Every day that is named, in the order in which it is said. */
export function findDates(words: readonly string[], now: Now): Found<Day>[] {
  const found: Found<Day>[] = []
  const isMove = words.some((word) => moving.test(word))
  let at = 0
  while (at < words.length) {
    const date = dateAt(words, at, { now, before: found.at(-1), isMove })
    if (date && !isRuledOut(words, date.from)) found.push(date)
    at = date ? date.to : at + 1
  }
  return inSameMonth(found, words)
}

/** "Not tomorrow but Monday". */
function isRuledOut(words: readonly string[], at: number): boolean {
  return /(?:^|(?<!why) )(?:not|instead of|rather than)(?: on| the| this)?$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  )
}

/** "The 28th to the 30th of December": both are in December. */
function inSameMonth(found: readonly Found<Day>[], words: readonly string[]): Found<Day>[] {
  return found.map((date, index) => {
    const next = found[index + 1]
    const said = words.slice(date.from, date.to)
    const isBare = said[0] === 'the' && !said.some((word) => monthOfWord(word) !== undefined)
    if (
      !next ||
      !isBare ||
      !/^(?:to|until|till|through)$/.test(words.slice(date.to, next.from).join(' '))
    )
      return date
    const moved = next.value.slice(0, 8) + date.value.slice(8)
    return moved < next.value ? { ...date, value: moved } : date
  })
}

const moving = /^(?:change|move|switch|shift|push|instead)$/
// Two days of one stay are not named further apart.
const mostWordsBetween = 30

type Around = {
  readonly now: Now
  /** The day that was named last. */
  readonly before: Found<Day> | undefined
  /** Whether one day is to take the place of another. */
  readonly isMove: boolean
}

function dateAt(
  words: readonly string[],
  at: number,
  { now, before, isMove }: Around,
): Found<Day> | undefined {
  const between = before && words.slice(Math.max(before.to, at - mostWordsBetween), at).join(' ')
  // "From December 23rd until the 27th": the second day is counted from the first.
  const isEnd = before && !isMove && /\b(?:to|until|till|through|leav\w+|and)\b/.test(between ?? '')
  const base = isEnd ? { ...now, day: before.value } : now
  return (
    relativeAt(words, at, now) ??
    endNumberAt(words, at, before) ??
    holidayAt(words, at, now) ??
    weekdayAt(words, at, base) ??
    monthAt(words, at, now) ??
    ordinalDayAt(words, at, base) ??
    writtenAt(words, at, now)
  )
}

function relativeAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const rest = words.slice(at, at + 5).join(' ')
  const found = (days: number, length: number) => ({
    value: addDays(now.day, days),
    from: at,
    to: at + length,
  })
  if (/^(?:the )?day after tomorrow\b/.test(rest)) return found(2, rest.startsWith('the') ? 4 : 3)
  if (/^(?:tonight|today)\b/.test(rest)) return found(0, 1)
  if (/^this (?:morning|afternoon|evening)\b/.test(rest)) return found(0, 1)
  if (isSameWord(words[at] ?? '', 'tomorrow')) return found(1, 1)
  if (/^(?:a|one) week from tomorrow\b/.test(rest)) return found(8, 4)
  const isLed = words[at] === 'in'
  const count = numberAt(words, isLed ? at + 1 : at, { isExpected: true })
  const unit = /^(day|week)s?$/.exec((count && words[count.to]) ?? '')?.[1]
  if (!count || !unit) return undefined
  const days = unit === 'week' ? 7 * count.value : count.value
  if (isLed) return found(days, count.to + 1 - at)
  // "Three days from now", "two weeks from Friday".
  if (words[count.to + 1] !== 'from') return undefined
  if (/^(?:now|today)$/.test(words[count.to + 2] ?? '')) return found(days, count.to + 3 - at)
  const start = weekdayAt(words, count.to + 2, now)
  return start && { value: addDays(start.value, days), from: at, to: start.to }
}

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

function weekdayOfWord(word: string): number | undefined {
  const name = word.replace(/'?s$/, '')
  const index = weekdays.findIndex((day) => isSameWord(name, day))
  return index >= 0 ? index : dayNames[name]
}

function weekdayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  let start = at
  const lead = words[at]
  if (lead === 'next' && words[at + 1] === 'week') return inNextWeek(words, at, now)
  if (lead === 'next' || lead === 'this' || lead === 'coming') start += 1
  const weekday = weekdayOfWord(words[start] ?? '')
  if (weekday === undefined) return undefined
  const after = withDate(words, start + 1, weekday, now)
  if (after) return { ...after, from: at }
  const ahead = (weekday - weekdayOf(now.day) + 7) % 7
  const soon = ahead === 0 && lead !== 'this' ? 7 : ahead
  const nextWeek = nextWeekAfter(words, start + 1)
  if (nextWeek) return { value: dayOfNextWeek(weekday, now), from: at, to: nextWeek }
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

/** "Next week Tuesday", "next week on Tuesday". */
function inNextWeek(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const start = words[at + 2] === 'on' ? at + 3 : at + 2
  const weekday = weekdayOfWord(words[start] ?? '')
  if (weekday === undefined) return undefined
  return { value: dayOfNextWeek(weekday, now), from: at, to: start + 1 }
}

/** "Tuesday next week", "Tuesday of next week": where it ends. */
function nextWeekAfter(words: readonly string[], at: number): number | undefined {
  const start = words[at] === 'of' || words[at] === 'in' ? at + 1 : at
  return words[start] === 'next' && words[start + 1] === 'week' ? start + 2 : undefined
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

/** "Saturday the twenty eight". */
function cardinalDayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const date = words[at] === 'the' ? numberAt(words, at + 1) : undefined
  // "Friday, the three of us".
  if (date && words[date.to] === 'of') return undefined
  const found = date && ordinalDayAt(['the', `${date.value}th`], 0, now)
  return found && date ? { ...found, from: at, to: date.to } : undefined
}

/** "Saturday 28th", without "the". */
function bareOrdinalAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const found = /^\d+(?:st|nd|rd|th)$/.test(words[at] ?? '')
    ? ordinalDayAt(['the', words[at] ?? '', words[at + 1] ?? ''], 0, now)
    : undefined
  return found && { ...found, from: at, to: at + 1 }
}

function monthOfWord(word: string): number | undefined {
  const full = months.findIndex(
    (month) => word === month || (month.length > 4 && isSameWord(word, month)),
  )
  if (full >= 0) return full
  const short = months.findIndex((month) => word.length >= 3 && word === month.slice(0, 3))
  return short >= 0 ? short : word === 'sept' ? 8 : undefined
}

/** "June fifth", "June 5", "the fifth of June", each with or without a year. */
function monthAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const start = words[at] === 'the' ? at + 1 : at
  const first = ordinalAt(words, start) ?? numberAt(words, start)
  if (first && first.value <= 31) {
    const monthIndex = words[first.to] === 'of' ? first.to + 1 : first.to
    const month = monthOfWord(words[monthIndex] ?? '')
    const isMay = words[monthIndex] === 'may' && words[first.to] !== 'of'
    // "For two, December 18": the month has a date of its own.
    const hasOwn = words[first.to] !== 'of' && hasDateAfter(words, monthIndex + 1)
    if (month !== undefined && !isMay && !hasOwn)
      return dated(words, at, { month, date: first.value, to: monthIndex + 1 }, now)
  }
  const month = monthOfWord(words[at] ?? '')
  if (month === undefined) return undefined
  const dateStart = words[at + 1] === 'the' ? at + 2 : at + 1
  const date = ordinalAt(words, dateStart) ?? numberAt(words, dateStart)
  if (!date || date.value < 1 || date.value > 31) return undefined
  return dated(words, at, { month, date: date.value, to: date.to }, now)
}

function hasDateAfter(words: readonly string[], at: number): boolean {
  const date = ordinalAt(words, at) ?? numberAt(words, at)
  return (
    date !== undefined &&
    date.value >= 1 &&
    date.value <= 31 &&
    !/^(?:people|persons?|passengers?|guests?|adults?|nights?|of|am|pm|oclock|rooms?|kids?)$/.test(
      words[date.to] ?? '',
    )
  )
}

/** "December 18 to 20": the second number is a day of the same month. */
function endNumberAt(
  words: readonly string[],
  at: number,
  before: Found<Day> | undefined,
): Found<Day> | undefined {
  if (!before || !/^(?:to|through|thru|until|till)$/.test(words.slice(before.to, at).join(' ')))
    return undefined
  const date = numberAt(words, at)
  const isDay = date && date.value > Number(before.value.slice(8)) && hasDateAfter(words, at)
  if (!date || !isDay) return undefined
  const [year = 0, month = 1] = before.value.split('-').map(Number)
  const value = dayOf(year, month - 1, date.value)
  return value ? { value, from: at, to: date.to } : undefined
}

function dated(
  words: readonly string[],
  from: number,
  said: { readonly month: number; readonly date: number; readonly to: number },
  now: Now,
): Found<Day> | undefined {
  const year = yearAt(words, said.to)
  const value = year
    ? dayOf(year.value, said.month, said.date)
    : nextDay(said.month, said.date, now)
  return value ? { value, from, to: year ? year.to : said.to } : undefined
}

function yearAt(words: readonly string[], at: number): Found<number> | undefined {
  const start = words[at] === 'in' ? at + 1 : at
  const word = words[start] ?? ''
  if (/^20\d\d$/.test(word)) return { value: Number(word), from: at, to: start + 1 }
  if (word !== 'twenty') return undefined
  const rest = numberAt(words, start + 1)
  return rest && rest.value >= 20 && rest.value < 100
    ? { value: 2000 + rest.value, from: at, to: rest.to }
    : undefined
}

/** "The 21st": in this month, or in the next one when it is over. A street ("5th Avenue") is no date. */
function ordinalDayAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  if (words[at] !== 'the') return undefined
  const date = ordinalAt(words, at + 1)
  if (!date || date.value > 31) return undefined
  if (/^(?:street|st|avenue|ave|floor|time|terminal|room|night)$/.test(words[date.to] ?? ''))
    return undefined
  if (words[date.to] === 'one' && /^(?:|please|is|\|)$/.test(words[date.to + 1] ?? ''))
    return undefined
  const [year = 0, month = 1] = now.day.split('-').map(Number)
  const isNextMonth = /^(?:of )?next month\b/.test(words.slice(date.to, date.to + 3).join(' '))
  if (isNextMonth) {
    const next = dayOf(month === 12 ? year + 1 : year, month % 12, date.value)
    return next ? { value: next, from: at, to: words.indexOf('month', date.to) + 1 } : undefined
  }
  if (words[date.to] === 'of' && words[date.to + 1] !== 'this') return undefined
  const here = dayOf(year, month - 1, date.value)
  const value =
    here && daysBetween(now.day, here) >= 0
      ? here
      : dayOf(month === 12 ? year + 1 : year, month % 12, date.value)
  return value ? { value, from: at, to: date.to } : undefined
}

function writtenAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const word = words[at] ?? ''
  const iso = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(word)
  if (iso) {
    const value = dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
    return value ? { value, from: at, to: at + 1 } : undefined
  }
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?$/.exec(word)
  if (!slashed) return undefined
  const month = Number(slashed[1]) - 1
  const date = Number(slashed[2])
  const value = slashed[3]
    ? dayOf(2000 + Number(slashed[3]), month, date)
    : nextDay(month, date, now)
  return value ? { value, from: at, to: at + 1 } : undefined
}
