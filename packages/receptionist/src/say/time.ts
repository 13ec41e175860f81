import { deskWords } from '@nightdesk/content'
import { addDays, type Day, months, type Now, weekdayOf, weekdays } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import { numberWord, sayNumber, sayOrdinal } from './number.ts'

const noon = 12 * 60

/** "at five thirty", "a.m.,": as a dispatcher says it. */
export function sayTime(minutes: number): Clause[] {
  if (minutes === noon) return ['at noon,']
  if (minutes === 0) return ['at midnight,']
  return [...sayClock(minutes), minutes < noon ? 'a.m.,' : 'p.m.,']
}

function sayClock(minutes: number): Clause[] {
  const hour = Math.floor(minutes / 60) % 12 || 12
  const rest = minutes % 60
  if (rest % 15 === 0) return [quarterOf(hour, rest)]
  return [`at ${numberWord(hour)}`, ...(rest < 10 ? [`oh ${numberWord(rest)}`] : sayNumber(rest))]
}

function quarterOf(hour: number, rest: number): Clause {
  return rest === 0 ? `at ${numberWord(hour)}` : `at ${numberWord(hour)} ${numberWord(rest)}`
}

const daysOfWeek = 7

/** "tomorrow, Monday,", "this Friday"; what is further away has its date: "Friday," "November" "twentieth". */
export function sayDay(day: Day, now: Now): Clause[] {
  if (day === now.day) return ['today']
  const weekday = capital(weekdays[weekdayOf(day)])
  if (day === addDays(now.day, 1)) return ['tomorrow,', `${weekday},`]
  if (day > now.day && day < addDays(now.day, daysOfWeek)) return [`this ${weekday}`]
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return [`${weekday},`, capital(months[month - 1]), ...sayOrdinal(date)]
}

function capital(word = ''): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

export function timeClauses(): Clause[] {
  const hours = Array.from({ length: 12 }, (_, index) => index + 1)
  return [
    ...hours.flatMap((hour) => [0, 15, 30, 45].map((rest) => quarterOf(hour, rest))),
    'at noon,',
    'at midnight,',
    'a.m.,',
    'p.m.,',
    'in the morning,',
    'in the afternoon,',
    'in the evening,',
    deskWords.soonest,
    'today',
    'tomorrow,',
    ...weekdays.map((day) => `this ${capital(day)}`),
    ...weekdays.map((day) => `${capital(day)},`),
    ...months.map(capital),
  ]
}
