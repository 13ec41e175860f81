import { blend, mix, token, type Color } from './color.ts'

/** Four colors from the zenith down to the roofs. */
export type Sky = {
  readonly top: Color
  readonly high: Color
  readonly low: Color
  readonly horizon: Color
}

const paper = token('paper')
const morning: Sky = { top: paper, high: paper, low: paper, horizon: paper }

const dusk: Sky = {
  top: blend('carbon', 'night', 0.34),
  high: blend('carbon', 'bottle-tint', 0.06),
  low: mix(blend('bottle-tint', 'carbon', 0.42), token('bottle'), 0.06),
  horizon: mix(blend('lamp', 'slip', 0.4), paper, 0.25),
}

const lateDusk: Sky = {
  top: blend('carbon', 'night', 0.62),
  high: blend('carbon', 'night', 0.3),
  low: blend('carbon', 'bottle-tint', 0.16),
  horizon: mix(blend('bottle-tint', 'carbon', 0.4), token('lamp'), 0.3),
}

const nightfall: Sky = {
  top: blend('night', 'carbon', 0.16),
  high: blend('night', 'carbon', 0.34),
  low: blend('night-card', 'carbon', 0.5),
  horizon: blend('night-rule-strong', 'carbon', 0.5),
}

const night: Sky = {
  top: blend('night-sunk', 'carbon', 0.04),
  high: blend('night', 'carbon', 0.08),
  low: blend('night', 'carbon', 0.28),
  horizon: blend('night-rule', 'carbon', 0.45),
}

const smallHours: Sky = {
  top: token('night-sunk'),
  high: blend('night', 'carbon', 0.04),
  low: blend('night', 'carbon', 0.2),
  horizon: blend('night-rule', 'carbon', 0.34),
}

const firstLight: Sky = {
  top: blend('night', 'carbon', 0.2),
  high: blend('night', 'carbon', 0.42),
  low: blend('carbon', 'night-rule', 0.3),
  horizon: blend('carbon', 'bottle-tint', 0.42),
}

const dawn: Sky = {
  top: blend('carbon', 'night', 0.5),
  high: blend('carbon', 'night', 0.12),
  low: blend('bottle-tint', 'carbon', 0.5),
  horizon: mix(blend('slip', 'lamp', 0.36), paper, 0.1),
}

const sunrise: Sky = {
  top: blend('carbon', 'bottle-tint', 0.72),
  high: blend('bottle-tint', 'carbon', 0.16),
  low: blend('paper', 'slip', 0.35),
  horizon: mix(blend('slip', 'lamp', 0.34), paper, 0.3),
}

/**
 * The sky by the hour, from 8 am through the night to 8 am, mixed from the site's colors alone. There is no orange in
 * it, which is the voice, and no violet: dusk goes from blue through green to lamplight.
 */
export const skyKeys: readonly (readonly [hour: number, sky: Sky])[] = [
  [8, morning],
  [10, morning],
  [18, dusk],
  [18.9, lateDusk],
  [20.2, nightfall],
  [22.5, night],
  [26.5, smallHours],
  [28.5, firstLight],
  [29.7, dawn],
  [30.4, sunrise],
  [31, morning],
  [32, morning],
]
