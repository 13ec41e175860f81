import { glide, progress } from '../timeline/easing.ts'
import { seeded, seededBetween } from '../timeline/seeded.ts'

/** From when to when a window is lit, in hours: 26.2 is 2:12 am. */
export type LitHours = { readonly from: number; readonly to: number }

/** Switching a lamp takes this many hours of the film's hurrying clock: a few frames. */
const switchHours = 0.14

/** How lit a window is at an hour. */
export function litAt(hours: readonly LitHours[], hour: number): number {
  const levels = hours.map(({ from, to }) => {
    const on = glide(progress(hour, from, from + switchHours))
    return on * (1 - glide(progress(hour, to, to + switchHours)))
  })
  return Math.max(0, ...levels)
}

type Habits = {
  /** The share of windows that are lit at all in the evening. */
  readonly home: number
  /** The hours between which they go dark, one by one. */
  readonly bedtime: readonly [number, number]
  /** The share that lights again before sunrise. */
  readonly early: number
}

/** When the window with this number in this house is lit through one night. */
export function habitsOf(
  { home, bedtime, early }: Habits,
  house: number,
  window: number,
): LitHours[] {
  const hours: LitHours[] = []
  if (seeded(house, window, 1) < home) {
    hours.push({
      from: seededBetween(17.4, 19.4, house, window, 2),
      to: seededBetween(bedtime[0], bedtime[1], house, window, 3),
    })
  }
  if (seeded(house, window, 4) < early) {
    hours.push({
      from: seededBetween(28.9, 29.8, house, window, 5),
      to: seededBetween(30.1, 30.7, house, window, 6),
    })
  }
  return hours
}
