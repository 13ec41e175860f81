import { blend, mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { drawSedan } from '../shops/sedan.ts'
import { at, box, fill, fillRound, type Canvas } from './canvas.ts'
import { laneY } from './layout.ts'

/** Nearer than the parked one, so a little larger. */
const nearer = 1.16

/** A cab goes by at 2:14 while the hotel's phone is being answered. */
export function drawPassingCar(canvas: Canvas, moment: Moment): void {
  const { carX } = moment
  if (carX === undefined) return
  at(canvas, [carX, laneY], () => {
    canvas.scale(nearer, nearer)
    drawBeam(canvas, 230, 0.1)
    drawBeam(canvas, 130, 0.12)
    const paint = mix(blend('night-rule', 'night-rule-strong', 0.4), token('lamp'), 0.05)
    drawSedan(canvas, { at: [0, 0], facing: 1, paint, moment, lights: 1 })
    fillRound(canvas, box(50, -49, 19, 7), 2.5, token('lamp'))
  })
}

/** A flat beam with a round end. */
function drawBeam(canvas: Canvas, reach: number, alpha: number): void {
  const half = reach * 0.11
  canvas.beginPath()
  canvas.moveTo(118, -21)
  canvas.lineTo(118 + reach, -16 - half)
  canvas.ellipse(118 + reach, -16, half * 0.7, half, 0, -Math.PI / 2, Math.PI / 2)
  canvas.lineTo(118, -18)
  canvas.closePath()
  fill(canvas, token('lamp'), alpha)
}
