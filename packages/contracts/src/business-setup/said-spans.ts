import type { DaySpan } from './business-setup.ts'
import type { SaidHour } from './hours-words.ts'

/** Hours of a day as far as they were said. */
export type SaidSpan = { readonly opens?: number; readonly closes?: number }

const halfDay = 720
const wholeDay = 1_440
const lateEvening = 1_380

/** The times of "9 to 5", "noon till late" or "6 pm - 2", each in the half of the day that is meant. */
export function spanOf(from: SaidHour, to: SaidHour | undefined): DaySpan {
  const opens = opensOf(from, to)
  if (!to) return { opens, closes: opens < lateEvening - 60 ? lateEvening : wholeDay + 120 }
  const step = to.half === 'open' ? halfDay : wholeDay
  let closes = to.half === 'open' ? to.minutes % halfDay : to.minutes
  while (closes <= opens) closes += step
  return { opens, closes }
}

/** When it closes, where only that was said: nobody closes at six in the morning. */
export function closesOf({ minutes, half }: SaidHour): number {
  if (half === 'open') return minutes === halfDay ? wholeDay : (minutes % halfDay) + halfDay
  return minutes <= 300 ? minutes + wholeDay : minutes
}

function opensOf({ minutes, half }: SaidHour, to: SaidHour | undefined): number {
  if (half !== 'open') return minutes
  const morning = minutes % halfDay
  const evening = morning + halfDay
  // Twelve is noon, and nobody opens at three in the morning.
  if (morning < 300) return evening
  if (!to) return morning
  return isEvening(morning, to) ? evening : morning
}

/** "5 to 10" is a dinner, "6-11 pm" too, "9-6 pm" is a day, and "5 to 2 am" begins in the evening. */
function isEvening(morning: number, to: SaidHour): boolean {
  const end = to.minutes % halfDay
  if (to.half === 'open') return morning <= 420 && end > morning && end - morning <= 300
  if (to.half === 'am') return to.minutes < morning && to.minutes <= 300 && morning < 600
  return to.minutes >= halfDay && morning <= 390 && end > morning
}

export const usual: DaySpan = { opens: 540, closes: 1_020 }

/** What was not said is usual: from nine, until five. */
export function whole({ opens, closes }: SaidSpan): DaySpan {
  const from = opens ?? Math.min(usual.opens, (closes ?? usual.closes) - 60)
  const to = closes ?? Math.max(usual.closes, from + 60)
  return {
    opens: Math.max(0, from),
    closes: to > from ? to : to + 720 > from ? to + 720 : to + 1_440,
  }
}

/** "Lunch 12 to 3, dinner 5 to 11": what follows is in the evening. */
export function withMore(
  before: readonly SaidSpan[],
  spans: readonly SaidSpan[],
): readonly SaidSpan[] {
  const closed = before.at(-1)?.closes ?? 0
  const later = spans.map((span) => {
    const { opens = 0, closes = 0 } = span
    const isEvening = opens < closed && closes <= 720
    return isEvening ? { opens: opens + 720, closes: closes + 720 } : span
  })
  return [...before, ...later]
}

/** Whether some hours lie within others. */
export const isInside = (gap: SaidSpan | undefined, span: SaidSpan): boolean =>
  (span.opens ?? 0) <= (gap?.opens ?? -1) && (gap?.closes ?? 1_440) <= (span.closes ?? 1_440)

/** Whether none of some hours touch any of others. */
export const areApart = (some: readonly DaySpan[], others: readonly DaySpan[]): boolean =>
  some.every((one) => others.every((other) => one.closes < other.opens || other.closes < one.opens))

/** As far as it was said. */
export const defined = ({ opens, closes }: SaidSpan): SaidSpan => ({
  ...(opens !== undefined && { opens }),
  ...(closes !== undefined && { closes }),
})
