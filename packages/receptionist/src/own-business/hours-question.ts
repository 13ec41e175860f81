import { type HolidayId, holidaysIn } from '@nightdesk/contracts'
import {
  tableOf,
  addDays,
  type Day,
  findDates,
  findTimes,
  type Now,
  readUtterance,
} from '@nightdesk/understanding'

/** What somebody wants to know about opening hours, as it was learned to tell them apart. */
export const hoursKinds = ['all', 'day', 'from', 'until', 'now'] as const
export type HoursKind = (typeof hoursKinds)[number]

export type HoursQuestion = {
  readonly asks: HoursKind
  /** One of a date, or several days of the week. */
  readonly day?: Day
  readonly days?: readonly number[]
  /** Whether it is open each day of the week. */
  readonly isEveryDay?: boolean
  /** Minutes after midnight; of "at eight" the half of the day is open. */
  readonly at?: number
  readonly isHalfOpen?: boolean
  /** Minutes after midnight at which people have the meal that is named. */
  readonly meal?: number
  /** Named in the question; the day after one is a day like others. */
  readonly holidays?: readonly HolidayId[]
  /** Whether it is closed in the middle of the day. */
  readonly isAboutBreak?: boolean
  /** When it opens a second time that day. */
  readonly isAgain?: boolean
  /** Whether somebody would come too late, or too early: a yes would be a no. */
  readonly isTooLate?: boolean
  /** What or when, and not whether. */
  readonly isOpenQuestion?: boolean
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^a-z0-9':-]+/g, ' ')
    .replaceAll(/\b(?:um+|uh+|like|please|just|actually|gonna)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const besideHoliday =
  /\b(?:day|night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:after|before|following)\b/
const middayBreak =
  /\b(?:clos(?:e|ed|es|ing)|shut|break)\b.{0,20}\b(?:lunch|midday|noon|middle of the day)\b|\btake (?:a )?lunch\b|\blunch break\b/

/** Which day and which hour a question names. */
export function readHoursQuestion(text: string, kind: HoursKind, now: Now): HoursQuestion {
  const said = plain(text)
  const { words } = readUtterance(text)
  const days = daysIn(said)
  const date = days ? undefined : dateIn(said, words, now)
  const holidays = besideHoliday.test(said) ? [] : holidaysIn(said)
  const meal = mealIn(said)
  const time = hourIn(said, words, kind, now)
  // "In twenty minutes" is a moment, and no hour of some day.
  const isMoment = time?.daysAhead !== undefined && time.minutes !== now.minutes
  const isAt = time !== undefined && (isMoment || time.daysAhead === undefined)
  const isToday = kind === 'now' && (date ?? now.day) === now.day
  const day = isMoment
    ? addDays(now.day, time.daysAhead ?? 0)
    : (date ?? ((isToday || stillToday.test(said)) && isAt ? now.day : undefined))
  return {
    asks: kind === 'now' && (isAt || days || !isToday) ? 'day' : kind,
    ...(days && { days }),
    ...(day && !days && { day }),
    ...(meal && { meal: meal.minutes }),
    ...(isAt && inHalf(said, time)),
    ...(/\b(?:what time|when|how much|how late|how early)\b/.test(said) && {
      isOpenQuestion: true,
    }),
    ...(holidays.length > 0 && { holidays }),
    ...(middayBreak.test(said) && { isAboutBreak: true }),
    ...(again.test(said) && { isAgain: true }),
    ...(/\btoo (?:late|early)\b/.test(said) && { isTooLate: true }),
    ...(everyDay.test(said) && { isEveryDay: true }),
  }
}

const again =
  /\b(?:re-?open(?:s|ed|ing)?|(?:open|start|starts|come|comes) (?:back up|up again|back|again)|(?:back|again) (?:open|in the evening|after (?:lunch|the break|your break)))\b/
const inEvening = /\b(?:(?:off|after|from|done with) (?:of )?work|evening|tonight|after school)\b/

/** Who gets off work at eight comes in the evening. */
function inHalf(
  said: string,
  { minutes, isHalfOpen }: Hour,
): Pick<HoursQuestion, 'at' | 'isHalfOpen'> {
  const isEvening = isHalfOpen && inEvening.test(said)
  return isEvening ? { at: (minutes % 720) + 720, isHalfOpen: false } : { at: minutes, isHalfOpen }
}

export const namesDay: RegExp =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week ?(?:ends?|days?)|today|tonight|tomorrow)\b/i
const stillToday = /\bstill\b/
const everyDay = /\b(?:every day|everyday|seven days|7 days|open all week|each day of the week)\b/

/** The hour somebody would come at; whoever asks for the first or the last one tells others beside it. */
function hourIn(said: string, words: readonly string[], kind: HoursKind, now: Now) {
  if (kind !== 'day' && kind !== 'now') return undefined
  const meal = kind === 'day' ? mealIn(said) : undefined
  return findTimes(words, now)[0]?.value ?? meal ?? bareHour(said)
}

type Hour = {
  readonly minutes: number
  readonly isHalfOpen: boolean
  readonly daysAhead?: number
}

const meals: Readonly<Record<string, number>> = tableOf({
  breakfast: 510,
  brunch: 660,
  lunch: 765,
  dinner: 1_110,
  supper: 1_110,
})

/** "Do you do lunch on Saturdays?" asks for the hours around noon. */
function mealIn(said: string): Hour | undefined {
  const meal = /\b(breakfast|brunch|lunch|dinner|supper)\b/.exec(said)?.[1]
  const minutes = meal ? meals[meal] : undefined
  return minutes === undefined || /\b(?:close|closed) for lunch\b/.test(said)
    ? undefined
    : { minutes, isHalfOpen: false }
}

function daysIn(said: string): readonly number[] | undefined {
  if (/\b(?:this |next |the )?weekends?\b/.test(said)) return [5, 6]
  if (/\b(?:weekdays?|during the week|work ?days?)\b/.test(said)) return [0, 1, 2, 3, 4]
  const named = 'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .flatMap((name, at) => (new RegExp(`\\b${name}s?\\b`).test(said) ? [at] : []))
  // One day alone is a date: "this Friday".
  return named.length > 1 ? named : undefined
}

function dateIn(said: string, words: readonly string[], now: Now): Day | undefined {
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(said)) return now.day
  // "Sundays" is every one of them, and so the next.
  const single = words.map((word) =>
    word.replace(/^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/, '$1'),
  )
  return findDates(single, now)[0]?.value
}

/** The day that is named in a sentence: "this Friday", "Sundays". */
export const dayNamedIn = (text: string, now: Now): Day | undefined =>
  dateIn(plain(text), readUtterance(text).words, now)

export const isHourNamed = (text: string, now: Now): boolean =>
  readHoursQuestion(text, 'day', now).at !== undefined

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "Are you open past eight?" */
function bareHour(said: string): Hour | undefined {
  const found =
    /\b(?:at|past|after|before|by|around|until|till) (\d{1,2}|[a-z]+)\b(?! ?(?:days?|weeks?|people))/.exec(
      said,
    )?.[1]
  const hour = found === undefined ? NaN : Number(found) || hourWords.indexOf(found) + 1
  return hour >= 1 && hour <= 12 ? { minutes: (hour % 12) * 60, isHalfOpen: true } : undefined
}
