import {
  countNights,
  type Day,
  daysBetween,
  findDates,
  numberAt,
  readUtterance,
} from '@nightdesk/understanding'
import { readDay } from './day.ts'
import type { ReadContext, Reader, Value, Values } from './value.ts'
import { isWeekend } from './weekend.ts'

const more = /\b(?:more|extra|another|additional|longer)\b/
const less = /\b(?:less|fewer|shorter)\b/
const nextDay = /\b(?:next|following) (?:day|morning)\b|\bday after$/
const nearToday = /\b(?:today|tonight|tomorrow)\b/
const nightsOfAWeekend = 2
// Whoever leaves later than this meant another year.
const longest = 120

const nights = (count: number): Value => ({ kind: 'count', count })

/** The length of a stay: a number of nights, some more than before, the weekend, or the day on which it ends. */
export function nightsReader(firstDay: (values: Values) => Day | undefined): Reader {
  return (text, context) => {
    if (context.tag === 'departure') return untilDay(text, context, firstDay(context.values))
    if (context.tag !== 'nights')
      return isWeekend(text) ? (context.before ?? nights(nightsOfAWeekend)) : undefined
    return counted(text, context)
  }
}

function counted(text: string, { before, now }: ReadContext): Value | undefined {
  const { words } = readUtterance(text)
  const said = words.join(' ')
  const days = findDates(words, now).length
  // "Friday and Saturday" are two nights.
  const count = days > 1 ? days : countNights(words)
  const known = before?.kind === 'count' ? before.count : undefined
  if (less.test(said)) return known && count && known > count ? nights(known - count) : undefined
  if (!more.test(said)) return count ? nights(count) : undefined
  return known ? nights(known + (count ?? 1)) : { kind: 'count', count: count ?? 1, isMore: true }
}

/** "Until the 27th" is counted from the day of arrival; before that is known, the day itself is kept. */
function untilDay(text: string, context: ReadContext, from: Day | undefined): Value | undefined {
  const { words } = readUtterance(text)
  const said = words.join(' ')
  if (from && nextDay.test(said)) return nights(1)
  const isCounted = from !== undefined && !nearToday.test(said)
  const { before: _, ...rest } = context
  const now = isCounted ? { ...context.now, day: from } : context.now
  // "December 18 to 20": a bare number is a day of the month.
  const number = numberAt(words, 0)
  const isBare = number?.to === words.length
  const last = readDay(isBare ? `the ${number.value}th` : text, { ...rest, now })
  if (last?.kind !== 'day' || !last.day) return undefined
  return from ? nightsUntil(from, last.day) : { kind: 'day', day: last.day }
}

/** A stay that ended on a day before it began is no stay. */
export function nightsUntil(from: Day, last: Day): Value | undefined {
  const count = daysBetween(from, last)
  return count > 0 && count <= longest ? nights(count) : undefined
}
