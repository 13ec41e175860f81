import {
  addDays,
  type Day,
  findDates,
  type Now,
  readUtterance,
  weekdayOf,
} from '@nightdesk/understanding'
import { readDay } from './day.ts'
import type { ReadContext, Value } from './value.ts'

const friday = 5
const daysOfAWeek = 7
const coming = /^(?:(?:the|this|that|coming|upcoming|following|over|for) )*(?:long )?weekend$/
const next = /\bnext weekend\b/
const afterNext = /\bweekend after\b/
const counted = /\b(?:first|second|third|fourth|last) weekend\b/

/** The first day of a stay: a day, or the Friday of a weekend. */
export function readArrival(text: string, context: ReadContext): Value | undefined {
  if (!isWeekend(text)) return readDay(text, context)
  const day = fridayOf(readUtterance(text).words, context.now)
  return day ? { kind: 'day', day } : undefined
}

export const isWeekend = (text: string): boolean => readUtterance(text).words.includes('weekend')

function fridayOf(words: readonly string[], now: Now): Day | undefined {
  const text = words.join(' ')
  const told = fridayByOther(words, now)
  if (told || counted.test(text)) return told
  const named = findDates(words, now)[0]
  // "The Sunday of Thanksgiving weekend" is that Sunday.
  const at = words.indexOf('weekend')
  if (named && named.from < at && at < named.to) return named.value
  if (named) return nearestFriday(named.value)
  const ahead = (friday - weekdayOf(now.day) + daysOfAWeek) % daysOfAWeek
  if (afterNext.test(text)) return addDays(now.day, ahead + daysOfAWeek)
  // On a Sunday, "next weekend" is the one that comes.
  if (next.test(text)) return addDays(now.day, ahead + (weekdayOf(now.day) === 0 ? 0 : daysOfAWeek))
  return coming.test(text) ? addDays(now.day, ahead) : undefined
}

/** "The first weekend in December", "the weekend before Christmas": known by its Saturday. */
function fridayByOther(words: readonly string[], now: Now): Day | undefined {
  const at = words.indexOf('weekend')
  const saturdays = findDates(words.with(at, 'saturday'), now)
  // "This weekend" has nothing after it to know it by.
  const told = saturdays.find(({ from, to }) => from <= at && to > at + 1)
  return told && addDays(told.value, -1)
}

/** Of "Thanksgiving weekend" the day after, of "Labor Day weekend" three days before. */
function nearestFriday(day: Day): Day {
  const after = (friday - weekdayOf(day) + daysOfAWeek) % daysOfAWeek
  return addDays(day, after <= 3 ? after : after - daysOfAWeek)
}
