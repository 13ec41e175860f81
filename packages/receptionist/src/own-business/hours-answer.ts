import {
  daysInWords,
  hoursInWords,
  spansInWords,
  timeInWords,
  type Week,
} from '@nightdesk/contracts'
import type { Line } from '@nightdesk/content'
import { addDays, type Day, type Now } from '@nightdesk/understanding'
import { type HoursKind, type HoursQuestion, readHoursQuestion } from './hours-question.ts'
import { dayOfWeek, nextOpening, openHalf, spanAt, spansOn } from './open-hours.ts'

/** The answer to a question about opening hours, worked out for the day that is meant. */
export function answerHours(text: string, kind: HoursKind, week: Week, now: Now): Line {
  const question = readHoursQuestion(text, kind, now)
  if (week.every((day) => day.length === 0)) return ['We don’t have fixed opening hours.']
  const { day, days, at, asks } = question
  if (question.isHoliday) return [...unknownHoliday, ...(day ? usually(week, day) : all(week))]
  if (question.isEveryDay) return [isEachDay(week) ? 'Yes.' : 'No, not every day.', ...all(week)]
  if (asks === 'now') return rightNow(week, now)
  if (days) return [`We’re ${severalDays(week, days)}.`]
  if (at !== undefined) return atTime(week, { ...question, at }, now)
  if (asks === 'all' && !day) return all(week)
  const isUsual = day === undefined && (asks === 'day' || !isAlike(week))
  if (isUsual) return asks === 'day' || asks === 'all' ? all(week) : today(week, asks, now)
  return dayAnswer(week, day ?? now.day, asks, now)
}

const unknownHoliday = ['I don’t have the holiday hours here, and they may be different.']

/** What a day of the week is like, where it may be another one this time. */
function usually(week: Week, day: Day): Line {
  const name = daysInWords([dayOfWeek(day)])
  const spans = spansOn(week, day)
  return [`On a regular ${name} we’re ${spans.length > 0 ? 'open ' : ''}${spansInWords(spans)}.`]
}

const isEachDay = (week: Week) => week.every((day) => day.length > 0)

const all = (week: Week): Line => [`We’re open ${hoursInWords(week)}.`]

const isAlike = (week: Week) =>
  week.every((day) => spansInWords(day) === spansInWords(week[0] ?? []))

/** Without a day, the end is today's; the other days may differ, and are told too. */
function today(week: Week, asks: HoursKind, now: Now): Line {
  return isAlike(week)
    ? dayAnswer(week, now.day, asks, now)
    : [...dayAnswer(week, now.day, asks, now), ...all(week)]
}

function severalDays(week: Week, days: readonly number[]): string {
  const own = week.map((spans, at) => (days.includes(at) ? spans : undefined))
  const groups = new Map<string, number[]>()
  own.forEach((spans, at) => {
    if (!spans) return
    const words = spans.length > 0 ? `open ${spansInWords(spans)}` : 'closed'
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

function onDay(week: Week, day: Day, now: Now): Line {
  const spans = spansOn(week, day)
  const when = dayInWords(day, now)
  if (spans.length > 0) return [`${capital(when)} we’re open ${spansInWords(spans)}.`]
  return [`We’re closed ${when}.`, ...nextOpen(week, { ...now, day, minutes: 1_440 }, now)]
}

/** When it opens again after a moment, told from today. */
function nextOpen(week: Week, from: Now, now: Now): Line {
  const next = nextOpening(week, from)
  return next ? [`We open again ${dayInWords(next.day, now)} at ${timeInWords(next.opens)}.`] : []
}

function dayAnswer(week: Week, day: Day, asks: HoursKind, now: Now): Line {
  const spans = spansOn(week, day)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || first.closes - first.opens === 1_440) return onDay(week, day, now)
  const isOver = day === now.day && now.minutes >= last.closes
  if (isOver && asks !== 'all')
    return [`We closed at ${timeInWords(last.closes)} today.`, ...nextOpen(week, now, now)]
  const when = capital(dayInWords(day, now))
  if (asks === 'until') return [`${when} we’re open until ${timeInWords(last.closes)}.`]
  if (asks === 'from')
    return [
      `${when} we open at ${timeInWords(first.opens)}, and close at ${timeInWords(last.closes)}.`,
    ]
  return onDay(week, day, now)
}

function rightNow(week: Week, now: Now): Line {
  const span = spanAt(week, now.day, now.minutes)
  if (!span) return ['We’re closed right now.', ...nextOpen(week, now, now)]
  if (span.closes - span.opens === 1_440) return ['Yes, we’re open around the clock.']
  return [`Yes, we’re open now, until ${timeInWords(span.closes)}.`]
}

/** "Are you open Friday at eight?" */
function atTime(
  week: Week,
  { day, at, isHalfOpen, asks, isOpenQuestion }: HoursQuestion & { readonly at: number },
  now: Now,
): Line {
  // "Open past five" is about the evening, whatever the hours are.
  const minutes = isHalfOpen ? (asks === 'until' ? (at % 720) + 720 : openHalf(week, day, at)) : at
  if (day === undefined && !isAlike(week)) {
    const isOnSome = week.some((spans) =>
      spans.some(({ opens, closes }) => opens <= minutes && minutes < closes),
    )
    return isOnSome ? all(week) : ['No, not at that hour.', ...all(week)]
  }
  const date = day ?? now.day
  const spans = spansOn(week, date)
  if (spans.length === 0 && !spanAt(week, date, minutes)) return onDay(week, date, now)
  const isOpen = spanAt(week, date, minutes) !== undefined
  const last = spans.at(-1)
  // Whoever comes too late today wants to know until when, and when again.
  if (!isOpen && date === now.day && last && minutes >= last.closes)
    return [
      `No, we close at ${timeInWords(last.closes)} today.`,
      ...nextOpen(week, { ...now, minutes }, now),
    ]
  // Which half of the day was taken is told where it was not said.
  const isTold = isHalfOpen && asks !== 'until'
  const hour = isTold ? `at ${timeInWords(minutes)}` : 'at that hour'
  const yesOrNo = isOpen ? (isTold ? `Yes, ${hour}.` : 'Yes.') : `No, not ${hour}.`
  return [...(isOpenQuestion && isOpen ? [] : [yesOrNo]), ...onDay(week, date, now)]
}
