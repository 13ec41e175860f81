import type { DaySpan, Hours } from './business-setup.ts'
import { type HolidayId, holidayName } from './holidays.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** "Monday through Friday from 9 AM to 6 PM; Saturday by appointment only; closed on Sunday". */
export const hoursInWords = (hours: Hours): string => partsOf(hours, 'closed on').join('; ')

/** "Monday through Friday from 9 AM to 6 PM, Saturday from 10 AM to 2 PM, and closed Sunday": one sentence to the ear. */
export function hoursAsSaid(hours: Hours): string {
  const parts = partsOf(hours, closed)
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}, and ${last}`
}

function partsOf(
  { week, appointmentDays = [], holidaysOff = [] }: Hours,
  closedOn: string,
): readonly string[] {
  const days = week.map((spans, day) => dayInWords(spans, appointmentDays.includes(day)))
  const groups = Map.groupBy(days.keys(), (day) => days[day] ?? closed)
  const parts = [...groups].filter(([words]) => words !== closed)
  const closedDays = groups.get(closed) ?? []
  return [
    ...parts.map(([words, on]) =>
      on.length === 7 ? `every day ${words}` : `${daysInWords(on)} ${words}`,
    ),
    ...(closedDays.length === 7
      ? ['closed every day']
      : closedDays.length > 0
        ? [`${closedOn} ${daysInWords(closedDays)}`]
        : []),
    ...(holidaysOff.length > 0 ? [`closed on ${holidaysInWords(holidaysOff)}`] : []),
  ]
}

const closed = 'closed'

/** "from 9 AM to 1 PM, by appointment only", "by appointment only", "closed". */
export function dayInWords(spans: readonly DaySpan[], isByAppointment: boolean): string {
  if (!isByAppointment) return spansInWords(spans)
  return spans.length > 0 ? `${spansInWords(spans)}, by appointment only` : 'by appointment only'
}

/** "Thanksgiving and Christmas Day". */
export const holidaysInWords = (ids: readonly HolidayId[]): string =>
  joinWords(ids.map(holidayName))

/** "from 9 AM to noon and from 1 PM to 5 PM", "around the clock", "closed". */
export function spansInWords(spans: readonly DaySpan[]): string {
  if (spans.length === 0) return closed
  return joinWords(
    spans.map(({ opens, closes }) =>
      closes - opens === 1_440
        ? 'around the clock'
        : `from ${timeInWords(opens)} to ${timeInWords(closes)}`,
    ),
  )
}

/** "9 AM", "5:30 PM", "noon", "midnight". */
export function timeInWords(minutes: number): string {
  const ofDay = minutes % 1_440
  if (ofDay === 0) return 'midnight'
  if (ofDay === 720) return 'noon'
  const [hour, minute] = [Math.floor(ofDay / 60), ofDay % 60]
  const clock =
    minute > 0 ? `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` : `${hour % 12 || 12}`
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "Monday through Friday and Sunday": three days in a row or more are told by their ends. */
export function daysInWords(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day: number | undefined) => dayNames[day ?? 0] ?? ''
  return joinWords(
    runs.flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])} through ${nameOf(run.at(-1))}`] : run.map(nameOf),
    ),
  )
}

function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
