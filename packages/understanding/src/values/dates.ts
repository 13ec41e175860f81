import { addDays, type Day, type Now } from './calendar.ts'
import { relativeAt } from './date-distance.ts'
import { endNumberAt, monthAt, monthOfWord, ordinalDayAt, writtenAt } from './date-months.ts'
import { nthDayAt } from './date-nth.ts'
import { dayOfWeekAt, weekAt } from './date-week.ts'
import { weekdayAt } from './date-weekdays.ts'
import { holidayAt } from './holidays.ts'
import type { Found } from './numbers.ts'

/** Every day that is named, in the order in which it is said. */
export function findDates(words: readonly string[], now: Now): Found<Day>[] {
  const found: Found<Day>[] = []
  const isMove = words.some((word) => moving.test(word))
  let named: Found<Day> | undefined
  let today = now
  let at = 0
  while (at < words.length) {
    const week = weekAt(words, at, now)
    if (week && isOtherDayNamed(words, week.to, now)) {
      // "The week of Christmas, on Tuesday": counted from the Sunday before.
      today = { ...now, day: addDays(week.value, -1) }
      at = week.to
      continue
    }
    const around = { now: today, before: found.at(-1), isMove }
    const later = oneAfterAt(words, at, named)
    const date = later ?? dateAt(words, at, around)
    // "Friday, the week after" is one day.
    if (later && found.at(-1)?.to === at) found.pop()
    if (date && !isRuledOut(words, date.from)) found.push(date)
    named = date ?? named
    at = date ? date.to : at + 1
  }
  return inSameMonth(found, words)
}

const isOtherDayNamed = (words: readonly string[], from: number, now: Now): boolean =>
  words.some((_, at) => at >= from && (weekdayAt(words, at, now) ?? ordinalDayAt(words, at, now)))

/** "Not tomorrow but Monday". */
function isRuledOut(words: readonly string[], at: number): boolean {
  return /(?:^|(?<!why) )(?:not|instead of|rather than)(?: on| the| this)?$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  )
}

// "Next Friday, not this one".
const oneAfter =
  /^(?:(?:the|that) (?:next one|following one|one (?:after|following)|week (?:after|following))(?: that| this)?(?! \w+day| next)|not this one)(?= |$)/

/** "Not this Friday, the next one": a week later than the day that was named, also where that was ruled out. */
function oneAfterAt(
  words: readonly string[],
  at: number,
  named: Found<Day> | undefined,
): Found<Day> | undefined {
  const said = named && oneAfter.exec(words.slice(at, at + 5).join(' '))
  if (!said) return undefined
  return { value: addDays(named.value, 7), from: at, to: at + said[0].split(' ').length }
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
    dayOfWeekAt(words, at, now) ??
    nthDayAt(words, at, now) ??
    endNumberAt(words, at, before) ??
    holidayAt(words, at, now) ??
    weekdayAt(words, at, base) ??
    monthAt(words, at, now) ??
    ordinalDayAt(words, at, base) ??
    writtenAt(words, at, now)
  )
}
