import {
  addDays,
  type Day,
  type Daypart,
  daysBetween,
  findDates,
  type Found,
  type Now,
  numberAt,
  ordinalAt,
  printDay,
  readUtterance,
  weekdayOf,
  weekdayOfWord,
} from '@nightdesk/understanding'
import { sayDay } from '../say/time.ts'
import type { Kind, ReadContext, Value } from './value.ts'

const partNames = { morning: 'in the morning', afternoon: 'in the afternoon' } as const

export const dayKind: Kind<'day'> = {
  print: ({ day, part }) => (day ? printDay(day) : part ? capital(part) : ''),
  say: ({ day, part }, now) => {
    if (day) return sayDay(day, now)
    return part ? [`${part in partNames ? partNames[part as 'morning'] : 'in the evening'},`] : []
  },
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** "Tomorrow", "Friday afternoon", "two days later" than the day before. */
export function readDay(
  text: string,
  { now, before, isSameBreath }: ReadContext,
): Value | undefined {
  const words = inSaidMonth(readUtterance(text).words)
  const known = before?.kind === 'day' ? (before.day ?? before.near) : undefined
  // "On the twentieth" is marked without its "the".
  const dates = findDates(words, now)
  const found =
    byNumber(text, now) ??
    inOtherWords(dates, words) ??
    meantOf(dates, words) ??
    findDates(['the', ...words], now)[0]
  const near = before?.kind === 'day' && !before.day ? before.near : undefined
  if (found && isOnlyNear(words)) return { kind: 'day', near: found.value }
  const isWeekday = found !== undefined && words.length === 1 && weekday.test(words[0] ?? '')
  const numbered = byNumber(text, now)?.value
  const named =
    numbered ??
    (isSameBreath && known && isItsWeekday(words, known) ? known : undefined) ??
    (known && besideKnown(words, known, near !== undefined)) ??
    (near && found && nearestTo(near, words, now)) ??
    (known && found && inItsMonth(known, words, now)) ??
    (found && (isWeekday && known ? inSameWeek(found.value, known, now.day) : found.value))
  const day = named ?? (known && movedDay(words, known))
  const part = partOf(words)
  if (!day && !part) return undefined
  const kept = day ?? (before?.kind === 'day' ? before.day : undefined)
  return { kind: 'day', ...(kept ? { day: kept } : {}), ...(part ? { part } : {}) }
}

const month =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** "It'd be in December. Let me see, the eighteenth": of that month. */
function inSaidMonth(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => word === 'in' && month.test(words[index + 1] ?? ''))
  const named = at < 0 ? undefined : words[at + 1]
  const day = words.findIndex((_, index) => index > at + 1 && ordinalAt(words, index) !== undefined)
  const isOwn = words.slice(day - 1, day + 3).some((word) => month.test(word))
  if (!named || day < 0 || isOwn) return words
  return words.toSpliced(ordinalAt(words, day)?.to ?? day + 1, 0, 'of', named)
}

/** "The Monday after, the twenty-third": the number says which Monday. */
function byNumber(text: string, now: Now): Found<Day> | undefined {
  const [first = [], ...rest] = text.split(/, */).map((clause) => readUtterance(clause).words)
  const last = rest.at(-1)
  const numbered = last && (last[0] === 'the' ? last : ['the', ...last])
  const number = numbered && ordinalAt(numbered, 1)
  if (!numbered || number?.to !== numbered.length) return undefined
  const [found] = findDates(numbered, now)
  const isSaid = found && first.some((word) => weekdayOfWord(word) === weekdayOf(found.value))
  return isSaid ? found : undefined
}

/** "The Wednesday, day before Thanksgiving": the second says which Wednesday. */
function inOtherWords(
  dates: readonly Found<Day>[],
  words: readonly string[],
): Found<Day> | undefined {
  const [first, second] = dates
  if (!first || !second || !weekday.test(words[first.to - 1] ?? '')) return undefined
  const isSameDay = weekdayOf(first.value) === weekdayOf(second.value)
  return isSameDay && second.from - first.to <= 1 ? second : undefined
}

const around = /^(?:over|around|during) /
const week = /\bweek\b(?! (?:from|after|on|later|before)\b)/
const distance = /\b(?:an?|one|in) week\b/

/** "Over Thanksgiving", "the week of the thirtieth": which day of it is still to be asked. */
function isOnlyNear(words: readonly string[]): boolean {
  const text = words.join(' ')
  const isWeek =
    week.test(text) && !distance.test(text) && !words.some((word) => weekday.test(word))
  return around.test(text) || isWeek
}

const mindChanged =
  /\b(?:no|not|actually|sorry|wait|rather|make it|make that|i mean|you know what|scratch)\b/

/** What is said first, unless the mind was changed after it: "Wednesday, actually, you know what, Thursday". */
export function meantOf<T>(
  found: readonly Found<T>[],
  words: readonly string[],
): Found<T> | undefined {
  return found.findLast((each, at) => {
    const before = found[at - 1]
    return !before || mindChanged.test(words.slice(before.to, each.from).join(' '))
  })
}

function partOf(words: readonly string[]): Daypart | undefined {
  const text = words.join(' ')
  if (/\b(?:tonight|evening|night)\b/.test(text)) return 'evening'
  return (/\b(?:morning|afternoon)\b/.exec(text) ?? [])[0] as Daypart | undefined
}

const daysOfAWeek = 7
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** After "the weekend after next", a bare "Friday" is one of that week; of a day that is near, it may be another. */
function inSameWeek(said: Day, known: Day, today: Day): Day {
  if (daysBetween(today, known) <= daysOfAWeek) return said
  return addDays(
    said,
    Math.max(0, Math.round(daysBetween(said, known) / daysOfAWeek)) * daysOfAWeek,
  )
}

/** "Around Christmas … the twenty-third": of December. */
function nearestTo(near: Day, words: readonly string[], now: Now): Day | undefined {
  if (!words.every((word) => word === 'the' || /^\d+(?:st|nd|rd|th)$/.test(word))) return undefined
  const weeksBefore = addDays(near, -2 * daysOfAWeek)
  return findDates(words, { ...now, day: weeksBefore > now.day ? weeksBefore : now.day })[0]?.value
}

const leadsToNumber = /^(?:on|from|for|the)$/
const halfAMonth = 15

/** "The twelfth of December, that's the Saturday": of that day. */
function isItsWeekday(words: readonly string[], known: Day): boolean {
  const [name = '', ...others] = words.toReversed()
  const isAlone = others.every((word) => /^(?:the|a|on|that)$/.test(word))
  return isAlone && weekdayOfWord(name) === weekdayOf(known)
}

/** "Make it the 19th", of the 18th of December: the one that is nearest to what was said before. */
function inItsMonth(known: Day, words: readonly string[], now: Now): Day | undefined {
  const at = words.findIndex((word) => !leadsToNumber.test(word))
  // "Fifteenth" and "15th" are the same.
  if (at < 0 || ordinalAt(words, at)?.to !== words.length) return undefined
  const from = addDays(known, -halfAMonth)
  const the = ['the', ...words.slice(at)]
  return findDates(the, { ...now, day: from > now.day ? from : now.day })[0]?.value
}

const beside = /^(?:in |on )?(the|that) (\w+day)(?: (before|after))?$/

/** "Over Thanksgiving … the Tuesday before", "the week of the thirtieth … that Monday". */
function besideKnown(words: readonly string[], known: Day, isNear: boolean): Day | undefined {
  const [, pointer, name = '', side] = beside.exec(words.join(' ')) ?? []
  const to = weekdayOfWord(name)
  if (to === undefined) return undefined
  const from = weekdayOf(known)
  const ahead = (to - from + daysOfAWeek) % daysOfAWeek
  if (side === 'before') return addDays(known, ahead - daysOfAWeek)
  if (side === 'after') return addDays(known, ahead || daysOfAWeek)
  const isOfThatWeek = pointer === 'that' || isNear
  return isOfThatWeek ? addDays(known, fromMonday(to) - fromMonday(from)) : undefined
}

const fromMonday = (day: number) => (day + daysOfAWeek - 1) % daysOfAWeek

const dayBeside = /\b(?:the )?(?:day|night) (before|after)\b/

function movedDay(words: readonly string[], known: Day): Day | undefined {
  // "The ceremony is on Saturday, so I'd come the day before."
  const [, side] = dayBeside.exec(words.join(' ')) ?? []
  if (side) return addDays(known, side === 'before' ? -1 : 1)
  for (const at of words.keys()) {
    const count = numberAt(words, at, { isExpected: true })
    const side = count && /^days?$/.test(words[count.to] ?? '') ? words[count.to + 1] : undefined
    if (count && side === 'later') return addDays(known, count.value)
    if (count && (side === 'earlier' || side === 'sooner')) return addDays(known, -count.value)
    // "Push it back a day" is a day later.
    if (count && side === undefined && words[at - 1] === 'back') return addDays(known, count.value)
  }
  return undefined
}
