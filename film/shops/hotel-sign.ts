import { mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillRound, type Canvas } from '../scenes/canvas.ts'
import { drawSign } from './signs.ts'
import type { Tones } from './tones.ts'

const letters = ['H', 'O', 'T', 'E', 'L'] as const

/** The sign that stands out from the left corner, one letter under the other. */
export function drawBladeSign(canvas: Canvas, tones: Tones, { day }: Moment): void {
  fillBox(canvas, box(-10, -252, 14, 3), tones.shade)
  fillBox(canvas, box(-10, -140, 14, 3), tones.shade)
  const plate = mix(token('night-sunk'), token('bottle-hover'), day)
  fillRound(canvas, box(-33, -272, 25, 152), 5, plate)
  letters.forEach((text, index) => {
    drawSign(canvas, { text, at: [-20.5, -248 + index * 28], sizePx: 20, color: tones.sign })
  })
}
