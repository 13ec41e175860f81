import { mix, token, type Color } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { litAt } from '../shops/evening.ts'
import { seeded, seededBetween } from '../timeline/seeded.ts'
import { at, box, fillBox, fillPolygon, type Canvas } from './canvas.ts'
import { groundY } from './layout.ts'

type Block = readonly [x: number, width: number, height: number, top?: 'tank' | 'step' | 'mast']

/** Two rows of roofs behind the street, the farther one paler. Neither touches the frame's edge: the page does. */
const farRow: readonly Block[] = [
  [60, 44, 118],
  [112, 44, 206, 'step'],
  [166, 78, 152],
  [256, 40, 252, 'mast'],
  [304, 84, 176],
  [398, 60, 284, 'step'],
  [470, 50, 214],
  [640, 92, 246, 'tank'],
  [742, 52, 196],
  [806, 70, 232, 'step'],
  [888, 46, 168],
  [946, 74, 206],
  [1034, 42, 246, 'mast'],
  [1088, 84, 158],
  [1180, 40, 112],
]
const nearRow: readonly Block[] = [
  [66, 40, 74],
  [262, 60, 148, 'tank'],
  [452, 76, 176],
  [700, 70, 162],
  [790, 58, 178, 'tank'],
  [968, 62, 150],
  [1170, 36, 92],
]

export function drawSkyline(canvas: Canvas, moment: Moment): void {
  const { sky, day } = moment
  const dark = mix(token('night'), token('rule'), day)
  // As pale as the air before them: what is far takes the sky's color, never its glow.
  const air = mix(sky.low, sky.high, 0.3)
  const far = mix(air, dark, 0.4 - 0.18 * day)
  const near = mix(air, dark, 0.66 - 0.3 * day)
  farRow.forEach((block, index) => drawBlock(canvas, block, far, index, moment))
  nearRow.forEach((block, index) => drawBlock(canvas, block, near, 100 + index, moment))
}

function drawBlock(canvas: Canvas, block: Block, color: Color, seed: number, moment: Moment): void {
  const [x, width, height, top] = block
  at(canvas, [x, groundY - height], () => {
    fillBox(canvas, box(0, 0, width, height), color)
    if (top === 'step') fillBox(canvas, box(width * 0.2, -14, width * 0.6, 14), color)
    if (top === 'mast') {
      fillBox(canvas, box(width * 0.25, -10, width * 0.5, 10), color)
      fillBox(canvas, box(width * 0.5 - 1, -44, 2, 44), color)
    }
    if (top === 'tank') drawTank(canvas, width, color)
    drawFarWindows(canvas, block, color, seed, moment)
  })
}

/** A water tank on its legs: this street is in New York. */
function drawTank(canvas: Canvas, width: number, color: Color): void {
  const x = width * 0.5 - 13
  fillBox(canvas, box(x + 3, -14, 2, 14), color)
  fillBox(canvas, box(x + 21, -14, 2, 14), color)
  fillBox(canvas, box(x, -36, 26, 23), color)
  fillPolygon(
    canvas,
    [
      [x - 2, -36],
      [x + 13, -47],
      [x + 28, -36],
    ],
    color,
  )
}

function drawFarWindows(
  canvas: Canvas,
  [, width, height]: Block,
  color: Color,
  seed: number,
  { hour }: Moment,
): void {
  const columns = Math.floor((width - 8) / 11)
  const rows = Math.floor((height - 16) / 14)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const key = row * 16 + column
      if (seeded(seed, key, 7) > 0.2) continue
      const from = seededBetween(18, 19.6, seed, key, 8)
      const to = seededBetween(20.5, 30.2, seed, key, 9)
      const lit = litAt([{ from, to }], hour)
      if (lit <= 0) continue
      const pane = box(7 + column * 11, 10 + row * 14, 4, 6)
      fillBox(canvas, pane, mix(color, token('lamp'), 0.55 * lit))
    }
  }
}
