import { css, type Color } from '../color/color.ts'
import type { Canvas, Point } from '../scenes/canvas.ts'

type Sign = {
  readonly text: string
  readonly at: Point
  readonly sizePx: number
  readonly color: Color
  readonly spacingPx?: number
  readonly align?: 'left' | 'center'
}

/** A shop's name in the house's face. */
export function drawSign(canvas: Canvas, { text, at: [x, y], sizePx, color, ...rest }: Sign): void {
  canvas.font = `500 ${sizePx}px Besley`
  canvas.letterSpacing = `${rest.spacingPx ?? 0}px`
  canvas.textAlign = rest.align ?? 'center'
  canvas.textBaseline = 'alphabetic'
  canvas.fillStyle = css(color)
  canvas.fillText(text, x, y)
  canvas.letterSpacing = '0px'
}
