import { mix, token, type Color } from '../color/color.ts'
import { box, fillBox, fillCircle, fillRound, type Canvas } from '../scenes/canvas.ts'

/** A domed oven with its fire, a shelf, two hanging lamps. */
export function drawPizzaKitchen(canvas: Canvas, color: Color, light: number): void {
  fillRound(canvas, box(22, -44, 52, 34), [26, 26, 0, 0], color)
  fillRound(canvas, box(36, -30, 24, 20), [12, 12, 0, 0], mix(color, token('lamp'), 0.75 * light))
  fillBox(canvas, box(80, -26, 44, 3), color)
  fillBox(canvas, box(84, -23, 36, 12), color)
  for (const x of [90, 110]) {
    fillBox(canvas, box(x, -56, 1.5, 8), color)
    fillCircle(canvas, [x + 0.75, -45], 4.5, color)
  }
}
