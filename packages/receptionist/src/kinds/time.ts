import {
  addDays,
  type Daypart,
  durationAt,
  findDaypart,
  findTimes,
  type Found,
  inDaypart,
  type Now,
  printTime,
  readUtterance,
  type SaidTime,
} from '@nightdesk/understanding'
import { deskWords } from '@nightdesk/content'
import { meantOf } from './day.ts'
import { sayTime } from '../say/time.ts'
import type { Kind, ReadContext, Reader, Value, Values } from './value.ts'

const noon = 12 * 60
const wholeDay = 2 * noon
const nearInMinutes = 180

export const timeKind: Kind<'time'> = {
  print: ({ time, isSoonest }) => {
    if (isSoonest) return 'As soon as possible'
    return time.isHalfOpen
      ? printTime(time.minutes).replace(/ [AP]M$/, '')
      : printTime(time.minutes)
  },
  say: ({ time, isSoonest }) => (isSoonest ? [deskWords.soonest] : sayTime(time.minutes)),
}

const soon =
  /\b(?:now|right away|straight away|immediately|asap|as (?:soon|quick|quickly|fast) as|quick as)\b/i

/** "Right now, as soon as you can": the car comes when it can, and not at this minute of the clock. */
export const readTimeOrSoonest: Reader = (text, context) => {
  const value = readTime(text, context)
  const isNow =
    value?.kind === 'time' &&
    value.time.minutes === context.now.minutes &&
    value.time.daysAhead === 0
  return isNow && soon.test(text) ? { ...value, isSoonest: true } : value
}

/** "I can't hold right now": what nobody does now is no hour. */
export const isNoneNow = (before: string, words: string): boolean =>
  /\bnow\b/i.test(words) &&
  /(?:\b(?:can|could|do|does|did|wo|is|are|was)n['’]?t|\bcannot|\bnot)\b[^.?!,;]*$/i.test(before)

/** "Half past five in the morning", "six", "in ten minutes", "half an hour later" than the time before. */
export function readTime(text: string, { now, before }: ReadContext): Value | undefined {
  // "At eleven, and please": an hour that was marked with what joins it to the rest.
  const { words } = readUtterance(text.replace(/[\s,]+and$/i, ''))
  const known = before?.kind === 'time' ? before.time : undefined
  const moved = known && movedTime(known, words)
  if (moved) return toValue(moved)
  const part = findDaypart(words)?.value ?? halfOf(words)
  const said =
    meantOf(proposed(findTimes(startOf(words), now, { isExpected: true }), words), words)?.value ??
    withoutHour(words, known ?? { minutes: now.minutes, isHalfOpen: false }, now)
  if (!said) return known && part ? toValue(inHalf(known, part)) : undefined
  const time = part ? inDaypart(said, part) : said
  return toValue(closeTwelve(known ? sameHalf(time, known) : time))
}

/** "Ten o'clock" names an hour by itself, "ten" only where an hour was asked for. */
export function namesHour(text: string, now: Now): boolean {
  return findTimes(readUtterance(text).words, now).length > 0
}

const limits = /^(?:past|after|since|until|till|before)$/

/** A time that can be nothing else, and the only one: "a quarter to eight in the evening". */
export function spotTime(text: string, now: Now): string | undefined {
  const { words } = readUtterance(text)
  const [found, ...others] = findTimes(words, now)
  // "Now that's correct."
  if (words[found?.from ?? 0] === 'now') return undefined
  if (
    found &&
    isNoneNow(words.slice(0, found.from).join(' '), words.slice(found.from, found.to).join(' '))
  )
    return undefined
  if (!found || found.value.isHalfOpen || others.length > 0) return undefined
  // "Nobody's at the desk past midnight" asks for no hour.
  if (limits.test(words[found.from - 1] ?? '')) return undefined
  const part = findDaypart(words)?.value
  return [...words.slice(found.from, found.to), ...(part ? [part] : [])].join(' ')
}

/** "Not seven, eight". */
function proposed(
  times: readonly Found<SaidTime>[],
  words: readonly string[],
): readonly Found<SaidTime>[] {
  const left = times.filter(({ from }) => words[from - 1] !== 'not')
  return left.length > 0 ? left : times
}

/** "Between two and four" is from two on. */
function startOf(words: readonly string[]): readonly string[] {
  const end = words.indexOf('and')
  return words[0] === 'between' && end > 1 ? words.slice(1, end) : words
}

const hourLeftOut = /(?:^| )(?:half|quarter|[a-z]+|\d+) (past|after|to|till?)(?: the hour)?$/

/** "Twenty past": of the hour that was spoken of, or of the one that comes. */
function withoutHour(words: readonly string[], known: SaidTime, now: Now): SaidTime | undefined {
  const side = hourLeftOut.exec(words.join(' '))?.[1]
  if (!side) return undefined
  const bare = words.filter((word) => !/^(?:the|hour)$/.test(word))
  const hour = Math.floor(known.minutes / 60) + (side.startsWith('t') ? 1 : 0)
  const [here, next] = [hour, hour + 1].map((each) => {
    const said = findTimes([...bare, String(((each + 11) % 12) + 1)], now, { isExpected: true })[0]
    return said && sameHalf(said.value, known)
  })
  const isOver = here && known.minutes === now.minutes && here.minutes < now.minutes
  return isOver ? next : here
}

const toValue = (time: SaidTime): Value => ({ kind: 'time', time })

function halfOf(words: readonly string[]): Daypart | undefined {
  const text = words.join(' ')
  if (/\b(?:pm|p m|tonight)\b/.test(text)) return 'evening'
  return /\b(?:am|a m)\b/.test(text) ? 'morning' : undefined
}

/** "In the evening", after "at six" or as a correction of six in the morning. */
function inHalf(known: SaidTime, part: Daypart): SaidTime {
  return inDaypart({ ...known, minutes: known.minutes % noon, isHalfOpen: true }, part)
}

/** "Six fifteen" after "five thirty in the morning" is a quarter past six in the morning. */
function sameHalf(time: SaidTime, known: SaidTime): SaidTime {
  if (!time.isHalfOpen || known.isHalfOpen) return time
  const base = time.minutes % noon
  // "Make it three", after ten in the morning, is another half of the day.
  if (Math.abs(base - (known.minutes % noon)) > nearInMinutes) return time
  return { minutes: known.minutes >= noon ? base + noon : base, isHalfOpen: false }
}

function closeTwelve(time: SaidTime): SaidTime {
  const isTwelve = time.isHalfOpen && Math.floor(time.minutes / 60) === 12
  return isTwelve ? { ...time, isHalfOpen: false } : time
}

function movedTime(known: SaidTime, words: readonly string[]): SaidTime | undefined {
  for (const at of words.keys()) {
    const length = durationAt(words, at)
    const side = length && words[length.to]
    if (!length || !/^(?:earlier|sooner|later)$/.test(side ?? '')) continue
    const minutes = known.minutes + (side === 'later' ? length.value : -length.value)
    return { ...known, minutes: (minutes + wholeDay) % wholeDay }
  }
  return undefined
}

/**
 * What day and time say about each other: "tomorrow morning" and "at six" are six in the morning; "in two hours" may
 * be tomorrow; and "at six", today, after noon, is six in the evening.
 */
export function settleTime({ day, time, ...rest }: Values, now: Now): Values {
  const values = { ...rest, ...(day ? { day } : {}), ...(time ? { time } : {}) }
  if (time?.kind !== 'time') return values
  const { daysAhead } = time.time
  if (daysAhead !== undefined && day === undefined) {
    return { ...values, day: { kind: 'day', day: addDays(now.day, daysAhead) } }
  }
  if (!time.time.isHalfOpen || day?.kind !== 'day') return values
  if (day.part) return { ...values, time: toValue(inDaypart(time.time, day.part)) }
  if (day.day !== now.day || time.time.minutes > now.minutes) return values
  const evening = { minutes: (time.time.minutes % noon) + noon, isHalfOpen: false }
  return { ...values, time: toValue(evening) }
}
