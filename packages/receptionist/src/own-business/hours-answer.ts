import {
  dayInWords as hoursOfDay,
  type DaySpan,
  daysInWords,
  type HolidayId,
  holidaysInWords,
  type Hours,
  hoursAsSaid,
  isOff,
  spansInWords,
  timeInWords,
  type Week,
} from '@nightdesk/contracts'
import type { Line } from '@nightdesk/content'
import { addDays, type Day, type Now } from '@nightdesk/understanding'
import { type HoursKind, type HoursQuestion, readHoursQuestion } from './hours-question.ts'
import {
  dayOfWeek,
  holidayAfter,
  isByAppointment,
  nextOpening,
  openHalf,
  spanAt,
  spansOn,
} from './open-hours.ts'

/** The answer to a question about opening hours, worked out for the day that is meant. */
export function answerHours(text: string, kind: HoursKind, hours: Hours, now: Now): Line {
  const question = readHoursQuestion(text, kind, now)
  const { week } = hours
  if (week.every((day) => day.length === 0)) return withoutHours(hours)
  const { day, days, at, asks } = question
  if (question.holidays) return onHolidays(hours, question.holidays, now)
  if (question.isEveryDay) return [isEachDay(week) ? 'Yes.' : 'No, not every day.', ...all(hours)]
  if (question.isAboutBreak)
    return [hasBreak(week, day) ? 'Yes.' : 'No, not for lunch.', ...aboutDay(hours, day, now)]
  if (asks === 'now') return rightNow(hours, now)
  if (days) return [`We’re ${severalDays(hours, days)}.`]
  if (at !== undefined) return atTime(hours, { ...question, at }, now)
  if (asks === 'all' && !day) return all(hours)
  const isUsual = day === undefined && (asks === 'day' || !isAlike(week))
  if (isUsual) return asks === 'day' || asks === 'all' ? all(hours) : today(hours, question, now)
  return dayAnswer(hours, day ?? now.day, question, now)
}

/** When it is open on the day or the days that somebody names, and nothing where none is named. */
export function hoursOfNamedDay(text: string, hours: Hours, now: Now): Line {
  const { day, days } = readHoursQuestion(text, 'day', now)
  if (isNeverClosed(hours)) return []
  if (days) return [`We’re ${severalDays(hours, days)}.`]
  return day ? onDay(hours, day, now) : []
}

export const isNeverClosed = ({ week }: Hours): boolean =>
  week.every(([span]) => span && span.closes - span.opens === 1_440)

const withoutHours = ({ appointmentDays = [] }: Hours): Line =>
  appointmentDays.length > 0 ? ['We’re open by appointment only.'] : ['We don’t have set hours.']

const hasBreak = (week: Week, day: Day | undefined) =>
  (day ? [week[dayOfWeek(day)] ?? []] : week).some((spans) => spans.length > 1)

const aboutDay = (hours: Hours, day: Day | undefined, now: Now): Line =>
  day ? onDay(hours, day, now) : all(hours)

const unknownHoliday = ['I don’t have the holiday hours here, and they may be different.']

/** Days off that the owner has told, and what is usual on the others. */
function onHolidays(hours: Hours, asked: readonly HolidayId[], now: Now): Line {
  const { holidaysOff = [] } = hours
  const [first = 'all'] = asked
  const off = asked.filter((id) => isOff(holidaysOff, id))
  const day = holidayAfter(first, now.day)
  if (off.length > 0 && off.length === asked.length)
    return [
      `We’re closed on ${holidaysInWords(off)}.`,
      ...(day ? nextOpen(hours, { ...now, day, minutes: 1_440 }, now) : []),
    ]
  const known = holidaysOff.length > 0 ? [`We’re closed on ${holidaysInWords(holidaysOff)}.`] : []
  return [...known, ...unknownHoliday, ...(day ? usually(hours, day) : all(hours))]
}

/** What a day of the week is like, where it may be another one this time. */
function usually({ week, appointmentDays = [] }: Hours, day: Day): Line {
  const at = dayOfWeek(day)
  const spans = week[at] ?? []
  const words = hoursOfDay(spans, appointmentDays.includes(at))
  return [`On a regular ${daysInWords([at])} we’re ${words === 'closed' ? '' : 'open '}${words}.`]
}

const isEachDay = (week: Week) => week.every((day) => day.length > 0)

const all = (hours: Hours): Line => [`We’re open ${hoursAsSaid(hours)}.`]

const isAlike = (week: Week) =>
  week.every((day) => spansInWords(day) === spansInWords(week[0] ?? []))

/** Without a day, the end is today's; the other days may differ, and are told too. */
function today(hours: Hours, question: HoursQuestion, now: Now): Line {
  return isAlike(hours.week)
    ? dayAnswer(hours, now.day, question, now)
    : [...dayAnswer(hours, now.day, question, now), ...all(hours)]
}

function severalDays({ week, appointmentDays = [] }: Hours, days: readonly number[]): string {
  const own = week.map((spans, at) => (days.includes(at) ? spans : undefined))
  const groups = new Map<string, number[]>()
  own.forEach((spans, at) => {
    if (!spans) return
    const told = hoursOfDay(spans, appointmentDays.includes(at))
    const words = told === 'closed' ? told : `open ${told}`
    groups.set(words, [...(groups.get(words) ?? []), at])
  })
  return [...groups].map(([words, at]) => `${words} on ${daysInWords(at)}`).join(', and ')
}

/** "today", "tomorrow", "on Friday". */
export function dayInWords(day: Day, now: Now): string {
  if (day === now.day) return 'today'
  if (day === addDays(now.day, 1)) return 'tomorrow'
  return `on ${daysInWords([dayOfWeek(day)])}`
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function onDay(hours: Hours, day: Day, now: Now): Line {
  const words = hoursOfDay(spansOn(hours, day), isByAppointment(hours, day))
  const when = dayInWords(day, now)
  if (words !== 'closed') return [`${capital(when)} we’re open ${words}.`]
  return [`We’re closed ${when}.`, ...nextOpen(hours, { ...now, day, minutes: 1_440 }, now)]
}

/** When it opens again after a moment, told from today. */
function nextOpen(hours: Hours, from: Now, now: Now): Line {
  const next = nextOpening(hours, from)
  return next ? [`We open again ${dayInWords(next.day, now)} at ${timeInWords(next.opens)}.`] : []
}

/** Of a lunch and a dinner, the one that is meant. */
function spansAround(meal: number | undefined, spans: readonly DaySpan[]): readonly DaySpan[] {
  const found = spans.find(
    ({ opens, closes }) => meal !== undefined && opens <= meal && meal < closes,
  )
  return found ? [found] : spans
}

function dayAnswer(hours: Hours, day: Day, { asks, meal, isAgain }: HoursQuestion, now: Now): Line {
  const spans = spansAround(meal, spansOn(hours, day))
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || first.closes - first.opens === 1_440 || isByAppointment(hours, day))
    return onDay(hours, day, now)
  const isOver = day === now.day && now.minutes >= last.closes
  if (isOver && asks !== 'all')
    return [`We closed at ${timeInWords(last.closes)} today.`, ...nextOpen(hours, now, now)]
  const when = capital(dayInWords(day, now))
  if (isAgain && spans.length > 1)
    return [
      `${when} we’re open again from ${timeInWords(last.opens)} to ${timeInWords(last.closes)}.`,
    ]
  if (asks === 'until') return [`${when} we’re open until ${timeInWords(last.closes)}.`]
  if (asks === 'from')
    return [
      `${when} we open at ${timeInWords(first.opens)}, and close at ${timeInWords(last.closes)}.`,
    ]
  return onDay(hours, day, now)
}

function rightNow(hours: Hours, now: Now): Line {
  const span = spanAt(hours, now.day, now.minutes)
  if (!span) return ['We’re closed right now.', ...nextOpen(hours, now, now)]
  if (span.closes - span.opens === 1_440) return ['Yes, we’re open around the clock.']
  return [`Yes, we’re open now, until ${timeInWords(span.closes)}.`]
}

/** "Are you open Friday at eight?" */
function atTime(
  hours: Hours,
  { day, at, isHalfOpen, asks, isOpenQuestion, isTooLate }: HoursQuestion & { readonly at: number },
  now: Now,
): Line {
  // "Open past five" is about the evening, whatever the hours are.
  const minutes = isHalfOpen ? (asks === 'until' ? (at % 720) + 720 : openHalf(hours, day, at)) : at
  if (day === undefined && !isAlike(hours.week)) {
    const isOnSome = hours.week.some((spans) =>
      spans.some(({ opens, closes }) => opens <= minutes && minutes < closes),
    )
    return isOnSome ? all(hours) : ['No, not at that time.', ...all(hours)]
  }
  const date = day ?? now.day
  const spans = spansOn(hours, date)
  if (spans.length === 0 && !spanAt(hours, date, minutes)) return onDay(hours, date, now)
  const isOpen = spanAt(hours, date, minutes) !== undefined
  const last = spans.at(-1)
  // Whoever comes too late today wants to know until when, and when again.
  if (!isOpen && date === now.day && last && minutes >= last.closes)
    return [
      `No, we close at ${timeInWords(last.closes)} today.`,
      ...nextOpen(hours, { ...now, minutes }, now),
    ]
  // Which half of the day was taken is told where it was not said.
  const isTold = isHalfOpen && asks !== 'until'
  const hour = isTold ? `at ${timeInWords(minutes)}` : 'at that time'
  const yesOrNo = isOpen ? (isTold ? `Yes, ${hour}.` : 'Yes.') : `No, not ${hour}.`
  // "Is eight too late?" is answered by no yes and no no.
  if (isTooLate && isOpen) return ['We’re open then.', ...onDay(hours, date, now)]
  if (isTooLate) return ['We’re closed then.', ...onDay(hours, date, now)]
  return [...(isOpenQuestion && isOpen ? [] : [yesOrNo]), ...onDay(hours, date, now)]
}
