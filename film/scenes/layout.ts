import type { Shop } from '../timeline/calls.ts'

/** Where the houses stand. */
export const groundY = 470
export const curbY = 487
/** Where the wheels of a passing car touch the road. */
export const laneY = 524
export const counterY = 546
/** By day the ground is the page: only lines stay, and they end before the frame does. */
export const lineInset = 52

type Plot = {
  readonly x: number
  readonly width: number
  /** From the ground to the highest point under the bars. */
  readonly height: number
}

export const plots: Readonly<Record<Shop, Plot>> = {
  clinic: { x: 84, width: 204, height: 178 },
  advisors: { x: 307, width: 160, height: 246 },
  hotel: { x: 512, width: 206, height: 322 },
  cars: { x: 756, width: 232, height: 152 },
  pizza: { x: 1012, width: 184, height: 200 },
}
