import { glide, lerp, progress } from '../timeline/easing.ts'
import { mix, token, type Color } from './color.ts'
import { skyKeys, type Sky } from './sky-hours.ts'

type Key<Value> = readonly [hour: number, value: Value]

/** How much of the day lies on walls, street and counter. */
const dayKeys: readonly Key<number>[] = [
  [8, 1],
  [10, 1],
  [18, 0.24],
  [19, 0.1],
  [20.4, 0],
  [28.5, 0],
  [29.7, 0.18],
  [30.3, 0.5],
  [31, 1],
  [32, 1],
]

export function skyAt(hour: number): Sky {
  const { from, to, share } = between(skyKeys, hour)
  return {
    top: mix(from.top, to.top, share),
    high: mix(from.high, to.high, share),
    low: mix(from.low, to.low, share),
    horizon: mix(from.horizon, to.horizon, share),
  }
}

export function daylightAt(hour: number): number {
  const { from, to, share } = between(dayKeys, hour)
  return lerp(from, to, share)
}

/**
 * The ground and the counter become the page itself, so they keep the night longer and take the day at once: half
 * way between the two they would only be gray.
 */
export function groundLight(day: number): number {
  return glide(progress(day, 0.3, 1))
}

/** What a color of the night is in the last of the dusk: a little of the sky on it. */
export function underSky(color: Color, sky: Sky, day: number): Color {
  return mix(color, sky.high, 0.1 * (1 - day))
}

export const paper = token('paper')

function between<Value>(keys: readonly Key<Value>[], hour: number) {
  const found = keys.findIndex(([at]) => at >= hour)
  const next = keys[found === -1 ? keys.length - 1 : found]
  const last = keys[Math.max(0, found - 1)] ?? next
  if (!next || !last) throw new Error('A day needs at least one key.')
  const share = next === last ? 0 : glide(progress(hour, last[0], next[0]))
  return { from: last[1], to: next[1], share }
}
