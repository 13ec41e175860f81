import type { Color } from '../color/color.ts'
import { box, fillBox, fillCircle, fillRound, type Canvas } from '../scenes/canvas.ts'

/** Reception desk, two chairs, a plant. */
export function drawClinicRoom(canvas: Canvas, color: Color): void {
  fillRound(canvas, box(72, -38, 50, 26), [3, 3, 0, 0], color)
  fillBox(canvas, box(68, -40, 58, 4), color)
  for (const x of [26, 44]) {
    fillRound(canvas, box(x, -36, 12, 14), 3, color)
    fillBox(canvas, box(x, -24, 14, 4), color)
    fillBox(canvas, box(x + 1, -20, 2, 8), color)
    fillBox(canvas, box(x + 10, -20, 2, 8), color)
  }
  for (const [x, y, radius] of [
    [134, -40, 7],
    [128, -34, 6],
    [138, -32, 6],
  ] as const) {
    fillCircle(canvas, [x, y], radius, color)
  }
}
