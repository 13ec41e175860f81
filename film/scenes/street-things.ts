import { blend, mix, token, type Color } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { at, box, fillBox, fillCircle, fillPolygon, fillRound, type Canvas } from './canvas.ts'
import { curbY, groundY, plots } from './layout.ts'

const hydrantX = 1000
const hotelMiddle = plots.hotel.x + plots.hotel.width / 2
const treesAt = [hotelMiddle - 74, hotelMiddle + 74] as const

/** What else stands on the pavement: a hydrant, and two clipped trees at the hotel's door. */
export function drawStreetThings(canvas: Canvas, { ground }: Moment): void {
  const iron = mix(blend('night-rule', 'night-rule-strong', 0.25), token('rule-strong'), ground)
  at(canvas, [hydrantX, curbY - 5], () => drawHydrant(canvas, iron))
  const leaves = mix(
    blend('bottle', 'night-rule', 0.35),
    blend('bottle', 'rule-strong', 0.35),
    ground,
  )
  const pot = mix(blend('night-rule', 'night-rule-strong', 0.4), token('rule'), ground)
  for (const x of treesAt) {
    at(canvas, [x, groundY + 5], () => {
      fillBox(canvas, box(-1, -34, 2, 24), pot)
      fillCircle(canvas, [0, -36], 9, leaves)
      fillCircle(canvas, [0, -22], 6.5, leaves)
      fillPolygon(
        canvas,
        [
          [-8, -12],
          [8, -12],
          [6, 0],
          [-6, 0],
        ],
        pot,
      )
    })
  }
}

function drawHydrant(canvas: Canvas, iron: Color): void {
  fillRound(canvas, box(-4.5, -22, 9, 20), [5, 5, 0, 0], iron)
  fillRound(canvas, box(-7, -15, 14, 5), 2, iron)
  fillRound(canvas, box(-6.5, -3, 13, 3), 1, iron)
  fillRound(canvas, box(-1.5, -25, 3, 4), 1, iron)
}
