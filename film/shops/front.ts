import type { Moment } from '../moment.ts'
import { plots } from '../scenes/layout.ts'
import type { Shop } from '../timeline/calls.ts'
import { tonesOf, type Tones } from './tones.ts'

/** What all parts of one shop's ground floor share at a moment. */
export type Front = {
  readonly tones: Tones
  /** How lit the shop is: it lights when its call is answered. */
  readonly light: number
  /** Where the lights of a passing car are, seen from the shop's left corner. */
  readonly beamX: number | undefined
}

/** The car's lamps run ahead of its back by about this much. */
const beamAheadPx = 170

export function frontOf(shop: Shop, moment: Moment): Front {
  const { carX } = moment
  return {
    tones: tonesOf(shop, moment),
    light: moment.shopLight[shop],
    beamX: carX === undefined ? undefined : carX + beamAheadPx - plots[shop].x,
  }
}
