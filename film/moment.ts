import { daylightAt, groundLight, skyAt } from './color/daylight.ts'
import type { Sky } from './color/sky-hours.ts'
import { calls, shops, type Call, type Shop } from './timeline/calls.ts'
import { isOnAir, shopLight } from './timeline/call-state.ts'
import { minuteAt } from './timeline/clock.ts'
import { passingCarX } from './timeline/passing-car.ts'

/** Everything a scene needs to know about a second of the film. Made from the second alone. */
export type Moment = {
  readonly second: number
  /** Minutes since midnight, 8 × 60 to 32 × 60. */
  readonly minute: number
  readonly hour: number
  readonly sky: Sky
  /** 0 at night, 1 by day. */
  readonly day: number
  /** The same for street and counter, which in the morning become the page. */
  readonly ground: number
  readonly shopLight: Readonly<Record<Shop, number>>
  readonly call: Call | undefined
  /** Where the car of 2:14 is, while it is in the street. */
  readonly carX: number | undefined
}

export function momentAt(second: number): Moment {
  const minute = minuteAt(second)
  const hour = minute / 60
  const day = daylightAt(hour)
  const lights = shops.map((shop) => [shop, shopLight(shop, second)] as const)
  return {
    second,
    minute,
    hour,
    sky: skyAt(hour),
    day,
    ground: groundLight(day),
    carX: passingCarX(second),
    shopLight: Object.fromEntries(lights) as Record<Shop, number>,
    call: calls.find((call) => isOnAir(call, second)),
  }
}
