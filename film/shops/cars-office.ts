import type { Color } from '../color/color.ts'
import { box, fillBox, fillCircle, fillPolygon, type Canvas } from '../scenes/canvas.ts'

/** A hanging lamp over the dispatcher's desk, and keys on their hooks. */
export function drawDispatch(canvas: Canvas, color: Color): void {
  fillBox(canvas, box(151, -74, 1.5, 12), color)
  fillPolygon(
    canvas,
    [
      [147, -62],
      [156.5, -62],
      [161, -55],
      [142.5, -55],
    ],
    color,
  )
  fillBox(canvas, box(138, -38, 32, 3), color)
  fillBox(canvas, box(140, -35, 28, 14), color)
  for (const x of [166, 172, 178]) {
    fillBox(canvas, box(x, -62, 1.5, 6), color)
    fillCircle(canvas, [x + 0.75, -54], 2.2, color)
  }
}
