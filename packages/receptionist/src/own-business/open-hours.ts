import {
  type DaySpan,
  type HolidayId,
  holidayIds,
  holidayName,
  type Hours,
  isOff,
} from '@nightdesk/contracts'
import { addDays, type Day, findDates, type Now, weekdayOf } from '@nightdesk/understanding'

const wholeDay = 1_440
const daysOfAWeek = 7

/** Monday is 0, as a setup has it. */
export const dayOfWeek = (day: Day): number => (weekdayOf(day) + 6) % daysOfAWeek

export function spansOn({ week, holidaysOff = [] }: Hours, day: Day): readonly DaySpan[] {
  return holidaysOff.some((id) => isOn(id, day)) ? [] : (week[dayOfWeek(day)] ?? [])
}

export function isByAppointment(
  { appointmentDays = [], holidaysOff = [] }: Hours,
  day: Day,
): boolean {
  return appointmentDays.includes(dayOfWeek(day)) && !holidaysOff.some((id) => isOn(id, day))
}

/** Whether a holiday falls on a day. */
export function isOn(id: HolidayId, day: Day): boolean {
  if (id === 'all') return mostlyOff.some((one) => isOn(one, day))
  return holidayAfter(id, day) === day
}

const mostlyOff = holidayIds.filter((id) => id !== 'all' && isOff(['all'], id))

/** The next time a holiday comes round, from that day on. */
export function holidayAfter(id: HolidayId, day: Day): Day | undefined {
  const words = holidayName(id).toLowerCase().replaceAll('’', "'").split(' ')
  return findDates(words, { day, minutes: 0 })[0]?.value
}

/** The hours a moment lies in, also those of the evening before. */
export function spanAt(hours: Hours, day: Day, minutes: number): DaySpan | undefined {
  const own = spansOn(hours, day).find(({ opens, closes }) => opens <= minutes && minutes < closes)
  const night = spansOn(hours, addDays(day, -1)).find(({ closes }) => minutes + wholeDay < closes)
  return own ?? night
}

export type Opening = { readonly day: Day; readonly opens: number }

/** When it opens next, within two weeks. */
export function nextOpening(hours: Hours, { day, minutes }: Now): Opening | undefined {
  for (let ahead = 0; ahead <= 2 * daysOfAWeek; ahead += 1) {
    const date = addDays(day, ahead)
    const span = spansOn(hours, date).find(({ opens }) => ahead > 0 || opens > minutes)
    if (span) return { day: date, opens: span.opens }
  }
  return undefined
}

/** "At three": the half of the day in which it is open, or else the one that people mean. */
export function openHalf(hours: Hours, day: Day | undefined, minutes: number): number {
  const morning = minutes % 720
  const isOpen = (at: number) =>
    day === undefined
      ? hours.week.some((spans) => spans.some(({ opens, closes }) => opens <= at && at < closes))
      : spanAt(hours, day, at) !== undefined
  const [early, late] = [isOpen(morning), isOpen(morning + 720)]
  if (early !== late) return early ? morning : morning + 720
  return morning < 7 * 60 ? morning + 720 : morning
}
