import type { DaySpan } from './business-setup.ts'
import { everyDay } from './hours-items.ts'
import { isInside, type SaidSpan, whole } from './said-spans.ts'

/** What is written so far: days that wait for their hours, and hours that wait for their days. */
export type Draft = {
  readonly week: (readonly DaySpan[] | undefined)[]
  waiting: readonly number[]
  hours: readonly SaidSpan[] | 'closed' | undefined
  /** The days these hours were given to. */
  given: readonly number[]
  /** Hours stood before their days: "9 to 5 on weekdays". */
  isHoursFirst: boolean
  /** For all days that nothing else is said about. */
  others: readonly SaidSpan[] | 'closed' | undefined
  isBreak: boolean
  /** Hours of a lunch: a break, where they lie in the middle of the day. */
  isLunch: boolean
  isExcept: boolean
  /** What the days were before the break that was read last, as long as its own days may follow. */
  unbroken: Draft['week'] | undefined
  /** The hours that were given last. */
  last: readonly SaidSpan[] | undefined
}

export function isLunchBreak(draft: Draft, [lunch]: readonly SaidSpan[]): boolean {
  const { isLunch, hours } = draft
  draft.isLunch = false
  return (
    isLunch &&
    Array.isArray(hours) &&
    (hours as readonly SaidSpan[]).some((span) => isInside(lunch, span))
  )
}

/** "Closed 12 to 1 for lunch": taken out of the hours of the days before it. */
export function takeBreak(draft: Draft, [gap]: readonly SaidSpan[]): void {
  draft.isBreak = false
  const { opens, closes } = gap ?? {}
  if (opens === undefined || closes === undefined) return
  draft.unbroken = [...draft.week]
  const cut = (spans: readonly SaidSpan[]) =>
    spans.flatMap((span): readonly SaidSpan[] => {
      const isInside = (span.opens ?? 0) < opens && closes < (span.closes ?? 1_440)
      return isInside
        ? [
            { ...span, closes: opens },
            { ...span, opens: closes },
          ]
        : [span]
    })
  if (Array.isArray(draft.hours)) draft.hours = cut(draft.hours as readonly SaidSpan[])
  for (const day of everyDay) {
    const spans = draft.week[day]
    if (spans) draft.week[day] = cut(spans).map(whole)
  }
}

/** "Lunch 12-1 Mon-Thu": these have their hours already. */
export const haveHours = ({ week }: Draft, days: readonly number[]): boolean =>
  days.every((day) => week[day] !== undefined)

/** The other days are as they were before it. */
export function keepBreakTo(
  { week }: Draft,
  days: readonly number[],
  unbroken: Draft['week'],
): void {
  for (const day of everyDay) if (!days.includes(day)) week[day] = unbroken[day]
}
