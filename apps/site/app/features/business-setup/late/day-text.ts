import { ownBusinessPage } from '@nightdesk/content'
import { readHours, type DaySpan } from '@nightdesk/contracts'

const dayMinutes = 1_440

/** One day of a business. */
export type DayHours = {
  readonly spans: readonly DaySpan[]
  readonly isByAppointment: boolean
}

/** The hours of a day, short enough for one line of the week: "9 am–6 pm", "by appointment", "closed". */
export function writeDay({ spans, isByAppointment }: DayHours): string {
  if (spans.length === 0) return isByAppointment ? ownBusinessPage.hours.byAppointment : 'closed'
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
export function readDay(text: string): DayHours | undefined {
  const said = text.trim()
  if (said === '' || /^(?:closed|off|none|no|-|–)$/i.test(said)) return plainDay([])
  if (/^(?:24 ?(?:h|hours)?|all day|open)$/i.test(said))
    return plainDay([{ opens: 0, closes: dayMinutes }])
  const hours = readHours(`Monday ${said}`)
  const spans = hours?.week[0] ?? []
  const isByAppointment = hours?.appointmentDays?.includes(0) === true
  return spans.length > 0 || isByAppointment ? { spans, isByAppointment } : undefined
}

const plainDay = (spans: readonly DaySpan[]): DayHours => ({ spans, isByAppointment: false })
