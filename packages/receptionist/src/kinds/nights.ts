import {
  countNights,
  type Day,
  daysBetween,
  findDates,
  type Found,
  numberAt,
  readUtterance,
} from '@nightdesk/understanding'
import { spotCounted } from './count.ts'
import { readDay } from './day.ts'
import type { ReadContext, Reader, Value, Values } from './value.ts'
import { isWeekend } from './weekend.ts'

const more = /\b(?:more|extra|another|additional|longer|add|tack|extend)\b/
const less = /\b(?:less|fewer|shorter)\b/
const nextDay = /\b(?:next|following) (?:day|morning)\b|\bday after$/
const dayAfter = /\s+after(?: that)?$/i
const nearToday = /\b(?:today|tonight|tomorrow)\b/
const longWeekend = /\b(?:long|three day|3 day) weekend\b/
const nightsOfAWeekend = 2
const nightsOfALongWeekend = 3
const until = /\b(?:to|until|till?|through|thru|leav\w+|checkout|out)\b/
const onlyThen = /\b(?:just|only|night)\b/
// Whoever leaves later than this meant another year.
const longest = 120

const nights = (count: number): Value => ({ kind: 'count', count })
const nightsOf = (count: number | undefined): Value | undefined =>
  count ? nights(count) : undefined

/** Words right before a number of nights that come on top of those before: "can I add a night?" */
export const ledByMore: RegExp =
  /\b(?:add(?:ing)?|tack(?:ing)?|extend(?:ing)?)(?: (?:on|it|that|us|me|my stay|the stay|by|for|just))*\s+$/i

/** The length of a stay: a number of nights, some more than before, the weekend, or the day on which it ends. */
export function nightsReader(firstDay: (values: Values) => Day | undefined): Reader {
  return (text, context) => {
    if (context.tag === 'departure') return untilDay(text, context, firstDay(context.values))
    if (context.tag !== 'nights')
      return isWeekend(text) ? (context.before ?? weekendNights(text)) : undefined
    return counted(text, context, firstDay(context.values))
  }
}

function weekendNights(text: string): Value {
  const isLong = longWeekend.test(readUtterance(text).words.join(' '))
  return nights(isLong ? nightsOfALongWeekend : nightsOfAWeekend)
}

function counted(text: string, context: ReadContext, from: Day | undefined): Value | undefined {
  const { before, now } = context
  const { words: heard } = readUtterance(text)
  // "20th to the 22nd".
  const words = /^\d+(?:st|nd|rd|th)$/.test(heard[0] ?? '') ? ['the', ...heard] : heard
  const said = words.join(' ')
  const days = findDates(words, now)
  const count = days.length > 1 ? betweenDays(words, days) : countNights(words)
  if (days.length === 1 && count === undefined) return ofOneDay(text, context, from)
  const known = before?.kind === 'count' ? before.count : undefined
  if (less.test(said)) return known && count && known > count ? nights(known - count) : undefined
  if (!more.test(said)) return nightsOf(count)
  return known ? nights(known + (count ?? 1)) : { kind: 'count', count: count ?? 1, isMore: true }
}

/** "Friday and Saturday" are two nights, "Friday to Monday" three. */
function betweenDays(words: readonly string[], days: readonly Found<Day>[]): number | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const isSpan = until.test(words.slice(first.to, last.from).join(' '))
  const span = daysBetween(first.value, last.value)
  return isSpan ? (span > 0 ? span : undefined) : days.length
}

/** "Till the following Tuesday"; "just Friday" is a night. */
function ofOneDay(text: string, context: ReadContext, from: Day | undefined): Value | undefined {
  const said = readUtterance(text).words.join(' ')
  if (until.test(said)) return untilDay(text, context, from)
  return onlyThen.test(said) ? nights(1) : undefined
}

/** "Until the 27th" is counted from the day of arrival; before that is known, the day itself is kept. */
function untilDay(text: string, context: ReadContext, from: Day | undefined): Value | undefined {
  const { words } = readUtterance(text)
  const said = words.join(' ')
  if (from && nextDay.test(said)) return nights(1)
  if (from && /\blater$/.test(said)) return nightsOf(countNights(words))
  const isCounted = from !== undefined && !nearToday.test(said)
  const { before: _, ...rest } = context
  const now = isCounted ? { ...context.now, day: from } : context.now
  // "December 18 to 20": a bare number is a day of the month.
  const number = numberAt(words, words[0] === 'the' ? 1 : 0)
  const isBare = number?.to === words.length
  // "The Monday after" is the first one after the day of arrival.
  const day = from ? text.replace(dayAfter, '') : text
  const last = readDay(isBare ? `the ${number.value}th` : day, { ...rest, now })
  if (last?.kind !== 'day' || !last.day) return undefined
  return from ? nightsUntil(from, last.day) : { kind: 'day', day: last.day }
}

/** A stay that ended on a day before it began is no stay. */
export function nightsUntil(from: Day, last: Day): Value | undefined {
  const count = daysBetween(from, last)
  return count > 0 && count <= longest ? nights(count) : undefined
}

const ofNights = /^(?:more )?nights?(?= |$)(?! (?:or|before|after|rate|price|charge|desk)\b)/
const oneNight =
  /\b(?:an?|another|an? (?:extra|additional)) night\b(?! (?:before|after|rate|desk)\b)/

const numbered = '(?:\\d{1,2}|(?:(?:twenty|thirty) )?[a-z]+)(?:st|nd|rd|th)'
const leaving = new RegExp(
  `\\b(?:out|leave|leaving|until|till)(?: on| again)? (?:the ${numbered}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
)

/** "In on the ninth, out the twelfth": the day that ends it, where it was not marked. */
const endOf = (said: string): string | undefined => leaving.exec(said)?.[0]

const aDay = '(?:tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const nightByNight = new RegExp(
  `\\b(?:tonight|${aDay} night)(?:,? (?:and )?(?:${aDay} night|tonight)){0,3},? and ${aDay}(?: night)?\\b|\\b${aDay} and ${aDay} nights?\\b`,
  'i',
)

/** "Tomorrow night and Tuesday night" are two, also where only one of them was marked. */
export const eachNight = (text: string): string | undefined => nightByNight.exec(text)?.[0]

/** A number of nights that can be nothing else: "could you tack on another night?" */
export function spotNights(text: string): string | undefined {
  const { words } = readUtterance(text)
  const said = words.join(' ')
  const found =
    spotCounted(words, ofNights) ?? eachNight(said) ?? oneNight.exec(said)?.[0] ?? endOf(said)
  if (!found || more.test(found)) return found
  const [lead = ''] = ledByMore.exec(said.slice(0, said.indexOf(found))) ?? []
  return lead + found
}
