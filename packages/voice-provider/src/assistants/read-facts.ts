import {
  addDays,
  type Day,
  type Daypart,
  daysBetween,
  durationAt,
  findDates,
  findDaypart,
  findSpelled,
  findTimes,
  type Found,
  inDaypart,
  type Now,
  numberAt,
  type SaidTime,
  secondThoughtAt,
  type Utterance,
  without,
} from '@nightdesk/understanding'
import type { Context } from '../brain/dialogue/script.ts'
import { type Finding, sayValue, type Value, type Values } from '../brain/dialogue/values.ts'
import type { Clause } from '../conversation.ts'
import { findName, onlyNames } from '../brain/language/find-name.ts'
import { isLikeName, mendName, mergeName } from '../brain/language/person-name.ts'
import { isSureName } from './slots.ts'

const noon = 12 * 60

/** The words that no reader has understood yet. */
export function leaveOut(
  utterance: Utterance,
  found: readonly (Found<unknown> | undefined)[],
): Utterance {
  const taken = new Set<number>()
  for (const entry of found) {
    if (!entry) continue
    for (let at = entry.from; at < entry.to; at += 1) taken.add(at)
  }
  return without(utterance, taken)
}

const takenBack = /\b(?:not(?: \S+)?|(?:instead of|rather than)(?: the| at| on)?)$/

/** What was not taken back: "not Friday, Saturday" is Saturday, "at five, no, six" is six, "six instead of five" too. */
function lastMeant<T>(found: readonly Found<T>[], words: readonly string[]): Found<T> | undefined {
  const meant = found.filter(
    ({ from }) => !takenBack.test(words.slice(Math.max(0, from - 3), from).join(' ')),
  )
  return meant.at(-1)
}

export function readDay(
  utterance: Utterance,
  context: Context,
): { day?: Day; rest: Utterance; all: readonly Found<Day>[] } {
  const all = findDates(utterance.words, context.now).map((found) => ({
    value: inSameWeek(found, utterance, context),
    from: found.from,
    to: found.to,
  }))
  const day = lastMeant(all, utterance.words)?.value ?? movedDay(utterance, context)
  return { ...(day ? { day } : {}), rest: leaveOut(utterance, all), all }
}

const daysOfAWeek = 7
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** "The weekend after next." "Friday to Sunday": a weekday alone is one of the week that was spoken of. */
function inSameWeek({ value, from, to }: Found<Day>, { words }: Utterance, context: Context): Day {
  const before = context.values.arrival ?? context.values.date
  const isWeekday = to - from === 1 && weekday.test(words[from] ?? '')
  const isNamed = /^(?:this|next|coming|on)$/.test(words[from - 1] ?? '')
  if (before?.kind !== 'day' || !isWeekday || isNamed) return value
  // Of a day that is near, "no, Monday" may well be another week.
  if (daysBetween(context.now.day, before.day) <= daysOfAWeek) return value
  const weeks = Math.round(daysBetween(value, before.day) / daysOfAWeek)
  return addDays(value, Math.max(0, weeks) * daysOfAWeek)
}

/** "A day later", "two days earlier" than the day before. */
function movedDay({ words }: Utterance, { values }: Context): Day | undefined {
  const before = values.arrival ?? values.date
  if (before?.kind !== 'day') return undefined
  for (const at of words.keys()) {
    const count = numberAt(words, at, { isExpected: true })
    const side = count && /^days?$/.test(words[count.to] ?? '') ? words[count.to + 1] : undefined
    if (count && side === 'later') return addDays(before.day, count.value)
    if (count && (side === 'earlier' || side === 'sooner')) return addDays(before.day, -count.value)
  }
  return undefined
}

/** The time, with the half of the day where it was named; a bare "in the evening" completes the one before. */
export function readTime(
  rest: Utterance,
  whole: Utterance,
  context: Context,
): { time?: SaidTime; day?: Day; rest: Utterance } {
  const isExpected =
    context.asked === 'time' || makesItATime(whole, context) || isBareHour(rest, context)
  const found = findTimes(rest.words, context.now, { isExpected })
  // "At six, to be there by seven", "at six, for the eight o'clock": the car comes at six.
  const starts = found.filter(({ from }) => !/^(?:by|the)$/.test(rest.words[from - 1] ?? ''))
  const isArrivalToo = starts.length > 0 && starts.length < found.length && !isCorrection(whole)
  const last = lastMeant(isArrivalToo ? starts : found, rest.words)
  const isSecondThought = context.values.time !== undefined && isCorrection(whole)
  const isShort = context.values.time !== undefined && whole.words.length <= 3
  const part =
    findDaypart(whole.words) ?? halfWord(whole.words, isExpected || isSecondThought || isShort)
  const left = leaveOut(rest, found)
  const moved = last ? undefined : movedTime(context.values.time, rest.words)
  if (moved) return { time: moved.value, rest: leaveOut(rest, [moved]) }
  if (!last) return { ...completed(context.values.time, part, whole), rest: left }
  const inHalf = part ? inDaypart(last.value, part.value) : last.value
  const time = sameHalf(inHalf, context.values.time, whole)
  const { daysAhead } = time
  return {
    time: closeNoon(time),
    ...(daysAhead === undefined ? {} : { day: addDays(context.now.day, daysAhead) }),
    rest: left,
  }
}

/** "No, six fifteen" after "five thirty in the morning" is a quarter past six in the morning. */
function sameHalf(time: SaidTime, before: Value | undefined, { words }: Utterance): SaidTime {
  if (!time.isHalfOpen || before?.kind !== 'time' || before.time.isHalfOpen) return time
  const base = time.minutes % noon
  const isNear = Math.abs(base - (before.time.minutes % noon)) <= nearInMinutes
  if (
    !isNear &&
    !/\b(?:no|make|actually|sorry|change|instead|mean|meant|rather|wait|better|did i say|to be|should)\b/.test(
      words.join(' '),
    )
  )
    return time
  const isAfter = before.time.minutes >= noon
  return { minutes: isAfter ? base + noon : base, isHalfOpen: false }
}

/** "Half an hour earlier", "fifteen minutes later" than the time before. */
function movedTime(
  before: Value | undefined,
  words: readonly string[],
): Found<SaidTime> | undefined {
  if (before?.kind !== 'time') return undefined
  for (const at of words.keys()) {
    const length = durationAt(words, at)
    const side = length && words[length.to]
    if (!length || !/^(?:earlier|sooner|later)$/.test(side ?? '')) continue
    const minutes = before.time.minutes + (side === 'later' ? length.value : -length.value)
    const time = { ...before.time, minutes: (minutes + 2 * noon) % (2 * noon) }
    return { value: time, from: at, to: length.to + 1 }
  }
  return undefined
}

function closeNoon(time: SaidTime): SaidTime {
  const isTwelve = time.isHalfOpen && Math.floor(time.minutes / 60) === 12
  return isTwelve ? { ...time, isHalfOpen: false } : time
}

function halfWord(words: readonly string[], isExpected: boolean): ReturnType<typeof findDaypart> {
  if (!isExpected) return undefined
  const at = words.findIndex(
    (word, index) => word === 'pm' || (word === 'p' && words[index + 1] === 'm'),
  )
  if (at >= 0) return { value: 'evening', from: at, to: at + 1 }
  const am = words.findIndex(
    (word, index) =>
      (word === 'am' && words[index - 1] !== 'i') || (word === 'a' && words[index + 1] === 'm'),
  )
  return am >= 0 ? { value: 'morning', from: am, to: am + 1 } : undefined
}

function isCorrection({ words }: Utterance): boolean {
  return /\b(?:no(?! later)|not|actually|sorry|mean|meant|make|wait)\b/.test(words.join(' '))
}

function completed(
  before: Value | undefined,
  part: ReturnType<typeof findDaypart>,
  whole: Utterance,
): { time?: SaidTime } {
  if (before?.kind !== 'time' || !part) return {}
  if (before.time.isHalfOpen) return { time: inDaypart(before.time, part.value) }
  // "PM, obviously": nothing new, but understood.
  const isSame = (part.value === 'morning') === before.time.minutes < noon
  if (isSame && whole.words.length <= 3) return { time: before.time }
  if (!isCorrection(whole)) return {}
  const base = before.time.minutes % noon
  return { time: { minutes: part.value === 'morning' ? base : base + noon, isHalfOpen: false } }
}

export function readName(
  utterance: Utterance,
  context: Context,
  slot: string,
): Finding | undefined {
  const value = context.values[slot]
  const known = value?.kind === 'name' ? value.name : undefined
  const isExpected = context.asked === slot
  const before = known ? { known } : {}
  const found =
    findName(utterance, { isExpected, ...before }) ?? (known ? undefined : onlyNames(utterance))
  if (!found) return undefined
  const isSpelled = findSpelled(utterance.words, { isExpected }) !== undefined
  // "Restaurants", when the letters were asked for, is another matter.
  const isBare = isExpected && !isSpelled && !findName(utterance, before)
  if (known && isBare && !isLikeName(found, known)) return undefined
  const merged = isSpelled ? found : mergeName(known, found)
  const name = isSpelled || context.by === 'typing' ? merged : mendName(merged)
  return { slot, value: { kind: 'name', name, isSure: isSureName(name, context.by, isSpelled) } }
}

/** "Eleven", alone, where no number was asked for, is the time that is still open. */
function isBareHour({ words }: Utterance, { values, asked }: Context): boolean {
  if (values.time !== undefined || asked === undefined || countSlots.test(asked)) return false
  return /^(?:(?:it's|its|at|maybe|say|around|about|oh|and|then) )*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: please| then)?$/.test(
    words.join(' '),
  )
}

const countSlots = /^(?:passengers|guests|nights|phone|email)$/
/** "Make it four", "actually four", right after the number of people was given. */
export function isAboutPeople({ words }: Utterance, context: Context): boolean {
  const { values, asked, isReadBack } = context
  const made = words.findIndex(
    (word, index) => words[index - 1] === 'make' && (word === 'it' || word === 'that'),
  )
  const thought = made >= 0 ? undefined : secondThoughtAt(words, 0)
  const bare = thought?.to === words.length ? thought : undefined
  const count = made >= 0 ? numberAt(words, made + 1) : bare
  const isOpen = asked === 'name' || (bare && isReadBack)
  if (!count || !isOpen || values.passengers === undefined) return false
  if (/^(?:am|pm|oclock|in|at)$/.test(words[count.to] ?? '')) return false
  // "Make it eleven", when it was twenty to eleven, is the time.
  const time = values.time?.kind === 'time' ? values.time.time.minutes % noon : undefined
  return time === undefined || Math.abs(((count.value * 60) % noon) - time) > nearInMinutes
}

const nearInMinutes = 90

const mostWordsOfASwap = 8

/** "Make it four", "can we do four instead", when there is a time already. */
export function makesItATime(utterance: Utterance, context: Context): boolean {
  const { words } = utterance
  const { values, asked, isReadBack } = context
  const text = words.join(' ')
  if (values.time === undefined || isAboutPeople(utterance, context)) return false
  const isSwap = /\b(?:instead|rather|better)\b/.test(text) && words.length <= mostWordsOfASwap
  const isMended =
    /\b(?:did i say|(?:has|have|supposed|ought) to be|should (?:be|have been))\b/.test(text) &&
    !/\b(?:people|passengers|of us)\b/.test(text)
  return (
    isMended ||
    (isSwap && (asked !== 'passengers' || values.passengers === undefined)) ||
    /\b(?:make|change) (?:it|that)\b/.test(text) ||
    (isReadBack && /^(?:no|nope|sorry|actually) \S+(?: \S+)?$/.test(text))
  )
}

/** "Tuesday morning": half of a time, kept until the hour is said. */
export function readDaypart(
  { time }: { readonly time?: SaidTime },
  { words }: Utterance,
  { values }: Context,
): Finding[] {
  const part = time || values.time ? undefined : findDaypart(words)
  return part ? [{ slot: 'daypart', value: { kind: 'text', text: part.value } }] : []
}

/** The time in the part of the day that was named before it. */
export function inSaidDaypart({ time, daypart }: Values): Value | undefined {
  if (time?.kind !== 'time' || daypart?.kind !== 'text') return undefined
  return { kind: 'time', time: inDaypart(time.time, daypart.text as Daypart) }
}

/** Day and time in one breath. */
export function sayWhen({ date, time }: Values, now: Now): Clause[] {
  return [date, time].flatMap((value) => (value ? sayValue(value, now) : []))
}
