import { filmSeconds } from '../settings.ts'
import { calls, closingMinute, openingMinute } from './calls.ts'
import { glide, lerp, progress } from './easing.ts'

/**
 * The film begins where it ended, at 8 am: in this time the day runs past, and the night begins. So the loop has
 * no cut, and neither has the step from the poster, a morning picture, into the film.
 */
export const dayPassesSeconds = 0.7

/** When the clock has come to 8 am and stays there. */
const clockStopsSecond = 19.3

/** A call is shorter than its minute: the clock shows the time on the slip until the slip has landed. */
const callMinutes = 0.95

type Knot = { readonly second: number; readonly minute: number }

const minutesOfDay = 24 * 60

const knots: readonly Knot[] = [
  { second: 0, minute: closingMinute - minutesOfDay },
  { second: dayPassesSeconds, minute: openingMinute },
  ...calls.flatMap(({ startSecond, seconds, minute }) => [
    { second: startSecond, minute },
    { second: startSecond + seconds, minute: minute + callMinutes },
  ]),
  { second: clockStopsSecond, minute: closingMinute },
  { second: filmSeconds, minute: closingMinute },
]

/**
 * Minutes since midnight at a second of the film: 8 × 60 at the first frame, 18 × 60 when the night begins, 32 × 60
 * at the end. The hours hurry between the calls and stand while somebody speaks.
 */
export function minuteAt(second: number): number {
  const next = knots.findIndex((knot) => knot.second >= second)
  const to = knots[next]
  const from = knots[next - 1]
  if (!to) return closingMinute
  if (!from) return to.minute
  return lerp(from.minute, to.minute, glide(progress(second, from.second, to.second)))
}

/** The second at which the clock of the night first shows a minute. */
export function secondAt(minute: number): number {
  let low = dayPassesSeconds
  let high = filmSeconds
  for (let step = 0; step < 32; step += 1) {
    const middle = (low + high) / 2
    if (minuteAt(middle) < minute) low = middle
    else high = middle
  }
  return high
}

export type ClockReading = {
  readonly hour: string
  readonly minute: string
  readonly half: 'am' | 'pm'
}

export function readClock(minute: number): ClockReading {
  const whole = Math.floor(minute) % minutesOfDay
  const hour = Math.floor(whole / 60)
  return {
    hour: String(((hour + 11) % 12) + 1),
    minute: String(whole % 60).padStart(2, '0'),
    half: hour < 12 ? 'am' : 'pm',
  }
}

/** "2:14 am", as the slips and the film's clock write it. */
export function formatTime(minute: number): string {
  const { hour, minute: minutes, half } = readClock(minute)
  return `${hour}:${minutes} ${half}`
}
