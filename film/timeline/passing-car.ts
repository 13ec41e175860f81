import { widthPx } from '../settings.ts'
import { calls } from './calls.ts'
import { lerp, progress } from './easing.ts'

const passMinute = 26 * 60 + 14
const passSeconds = 1.8
const beyondPx = 220

/** Where the car of 2:14 is, if it is in the street at all: its back, from the frame's left edge. */
export function passingCarX(second: number): number | undefined {
  const call = calls.find(({ minute }) => minute === passMinute)
  if (!call) return undefined
  const way = progress(second, call.startSecond + 0.08, call.startSecond + 0.08 + passSeconds)
  if (way <= 0 || way >= 1) return undefined
  // It slows a little before the lit hotel and goes on.
  const eased = way + 0.07 * Math.sin(2 * Math.PI * way)
  return lerp(-beyondPx, widthPx + beyondPx / 4, eased)
}
