import { readHours, type DaySpan } from '@nightdesk/contracts'

const dayMinutes = 1_440

/** The hours of a day, short enough for one line of the week: "9 am–6 pm", "closed". */
export function writeDay(spans: readonly DaySpan[]): string {
  if (spans.length === 0) return 'closed'
  return spans
    .map(({ opens, closes }) =>
      closes - opens === dayMinutes ? '24 hours' : `${writeTime(opens)}–${writeTime(closes)}`,
    )
    .join(', ')
}

function writeTime(minutes: number): string {
  const ofDay = minutes % dayMinutes
  const [hour, minute] = [Math.floor(ofDay / 60), ofDay % 60]
  const clock = `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''}`
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`
}

/** What was written into one line of the week, or nothing where it cannot be made out. */
export function readDay(text: string): readonly DaySpan[] | undefined {
  const said = text.trim()
  if (said === '' || /^(?:closed|off|none|no|-|–)$/i.test(said)) return []
  if (/^(?:24 ?(?:h|hours)?|all day|open)$/i.test(said)) return [{ opens: 0, closes: dayMinutes }]
  const spans = readHours(`Monday ${said}`)?.[0]
  return spans && spans.length > 0 ? spans : undefined
}
