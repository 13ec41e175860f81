import { type DaySpan, type Week } from '@nightdesk/contracts'
import { addDays, type Day, type Now, weekdayOf } from '@nightdesk/understanding'

const wholeDay = 1_440
const daysOfAWeek = 7

/** Monday is 0, as a setup has it. */
export const dayOfWeek = (day: Day): number => (weekdayOf(day) + 6) % daysOfAWeek

export function spansOn(week: Week, day: Day): readonly DaySpan[] {
  return week[dayOfWeek(day)] ?? []
}

/** The hours a moment lies in, also those of the evening before. */
export function spanAt(week: Week, day: Day, minutes: number): DaySpan | undefined {
  const own = spansOn(week, day).find(({ opens, closes }) => opens <= minutes && minutes < closes)
  const night = spansOn(week, addDays(day, -1)).find(({ closes }) => minutes + wholeDay < closes)
  return own ?? night
}

export type Opening = { readonly day: Day; readonly opens: number }

/** When it opens next, within two weeks. */
export function nextOpening(week: Week, { day, minutes }: Now): Opening | undefined {
  for (let ahead = 0; ahead <= 2 * daysOfAWeek; ahead += 1) {
    const date = addDays(day, ahead)
    const span = spansOn(week, date).find(({ opens }) => ahead > 0 || opens > minutes)
    if (span) return { day: date, opens: span.opens }
  }
  return undefined
}

/** "At three": the half of the day in which it is open, or else the one that people mean. */
export function openHalf(week: Week, day: Day | undefined, minutes: number): number {
  const morning = minutes % 720
  const isOpen = (at: number) =>
    day === undefined
      ? week.some((spans) => spans.some(({ opens, closes }) => opens <= at && at < closes))
      : spanAt(week, day, at) !== undefined
  const [early, late] = [isOpen(morning), isOpen(morning + 720)]
  if (early !== late) return early ? morning : morning + 720
  return morning < 7 * 60 ? morning + 720 : morning
}
