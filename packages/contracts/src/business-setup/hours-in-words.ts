import type { DaySpan, Week } from './business-setup.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** "Monday to Friday from 9 AM to 6 PM; Saturday from 10 AM to 2 PM; closed on Sunday". */
export function hoursInWords(week: Week): string {
  const first = week[0] ?? []
  if (week.every((day) => spansInWords(day) === spansInWords(first)))
    return first.length > 0 ? `every day ${spansInWords(first)}` : 'closed every day'
  const groups = groupDays(week)
  const open = groups.filter(({ spans }) => spans.length > 0)
  const closed = groups.filter(({ spans }) => spans.length === 0)
  const parts = open.map(({ days, spans }) => `${daysInWords(days)} ${spansInWords(spans)}`)
  const closedDays = closed.flatMap(({ days }) => days)
  return [
    ...parts,
    ...(closedDays.length > 0 ? [`closed on ${daysInWords(closedDays)}`] : []),
  ].join('; ')
}

/** "from 9 AM to noon and from 1 PM to 5 PM", "around the clock", "closed". */
export function spansInWords(spans: readonly DaySpan[]): string {
  if (spans.length === 0) return 'closed'
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

type Group = { readonly days: readonly number[]; readonly spans: readonly DaySpan[] }

/** Days with the same hours together, in the order of their first. */
function groupDays(week: Week): readonly Group[] {
  const groups = new Map<string, { days: number[]; spans: readonly DaySpan[] }>()
  week.forEach((spans, day) => {
    const group = groups.get(spansInWords(spans))
    if (group) group.days.push(day)
    else groups.set(spansInWords(spans), { days: [day], spans })
  })
  return [...groups.values()]
}

/** "Monday to Friday and Sunday": three days in a row or more are told by their ends. */
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
      run.length > 2 ? [`${nameOf(run[0])} to ${nameOf(run.at(-1))}`] : run.map(nameOf),
    ),
  )
}

function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
