import { blend, mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { litAt } from '../shops/evening.ts'
import { at, box, fill, fillBox, fillPolygon, fillRound, type Canvas } from './canvas.ts'
import { curbY } from './layout.ts'

const lampX = 737
const headY = -168
const litHours = [{ from: 18.25, to: 30.2 }]

/** The lamp by the curb, and its light as two flat shapes: a cone and what it makes on the pavement. */
export function drawStreetLamp(canvas: Canvas, moment: Moment): void {
  const lit = litAt(litHours, moment.hour)
  const iron = mix(blend('night-sunk', 'night-card', 0.4), token('ink-soft'), moment.day)
  at(canvas, [lampX, curbY - 4], () => {
    drawLight(canvas, lit * (1 - moment.day))
    fillRound(canvas, box(-2, headY + 8, 4, -headY - 8), 1, iron)
    fillRound(canvas, box(-4.5, -34, 9, 34), [3, 3, 0, 0], iron)
    fillRound(canvas, box(-8, -6, 16, 6), [3, 3, 0, 0], iron)
    fillBox(canvas, box(-11, headY + 22, 22, 2), iron)
    fillPolygon(
      canvas,
      [
        [-7, headY],
        [7, headY],
        [10, headY - 16],
        [-10, headY - 16],
      ],
      mix(mix(iron, token('paper'), 0.4 * moment.day), token('lamp'), lit),
    )
    fillRound(canvas, box(-9, headY, 18, 9), [0, 0, 5, 5], iron)
    fillPolygon(
      canvas,
      [
        [-13, headY - 16],
        [13, headY - 16],
        [0, headY - 27],
      ],
      iron,
    )
  })
}

function drawLight(canvas: Canvas, lit: number): void {
  if (lit <= 0) return
  const lamp = token('lamp')
  fillPolygon(
    canvas,
    [
      [-7, headY],
      [7, headY],
      [84, 0],
      [-84, 0],
    ],
    lamp,
    0.07 * lit,
  )
  canvas.beginPath()
  canvas.ellipse(0, 0, 84, 9, 0, 0, 2 * Math.PI)
  fill(canvas, lamp, 0.2 * lit)
}
