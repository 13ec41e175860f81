import { css, mix, token, type Color } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import {
  at,
  box,
  fill,
  fillBox,
  fillCircle,
  fillRound,
  inside,
  type Canvas,
  type Point,
} from '../scenes/canvas.ts'

type Sedan = {
  /** The rear wheel's left, where the tires touch the ground. */
  readonly at: Point
  /** 1 to the right, −1 to the left. */
  readonly facing: 1 | -1
  readonly paint: Color
  readonly moment: Moment
  readonly lights: number
}

const lengthPx = 122
const wheels = [25, 97] as const

/** A four-door car from the side, drawn with its nose to the right. */
export function drawSedan(
  canvas: Canvas,
  { at: place, facing, paint, moment, lights }: Sedan,
): void {
  at(canvas, place, () => {
    canvas.scale(facing, 1)
    drawBody(canvas, paint, moment)
    fillRound(
      canvas,
      box(lengthPx - 7, -23, 6, 6),
      3,
      mix(mix(paint, token('night-soft'), 0.5), token('lamp'), lights),
    )
    fillRound(
      canvas,
      box(1, -23, 4, 6),
      2,
      mix(mix(paint, token('slip-edge'), 0.3), token('slip-edge'), lights),
    )
    for (const x of wheels) drawWheel(canvas, x, moment)
  })
}

function drawBody(canvas: Canvas, paint: Color, { day }: Moment): void {
  canvas.beginPath()
  canvas.moveTo(1, -10)
  canvas.quadraticCurveTo(0, -26, 8, -27)
  canvas.lineTo(24, -29)
  canvas.quadraticCurveTo(34, -43, 46, -43)
  canvas.lineTo(68, -43)
  canvas.quadraticCurveTo(78, -43, 90, -29)
  canvas.quadraticCurveTo(114, -27, 120, -22)
  canvas.quadraticCurveTo(123, -18, 121.5, -10)
  canvas.closePath()
  fill(canvas, paint)
  const glass = mix(mix(paint, token('night-rule-strong'), 0.3), token('paper'), 0.55 * day)
  inside(
    canvas,
    () => canvas.roundRect(31, -39, 53, 10.5, [9, 12, 0, 0]),
    () => {
      fillBox(canvas, box(28, -40, 60, 14), glass)
      fillBox(canvas, box(56, -40, 3, 14), paint)
    },
  )
  canvas.beginPath()
  canvas.moveTo(24, -29)
  canvas.quadraticCurveTo(34, -43, 46, -43)
  canvas.lineTo(68, -43)
  canvas.quadraticCurveTo(78, -43, 90, -29)
  canvas.lineWidth = 1.5
  canvas.strokeStyle = css(mix(paint, token('night-soft'), 0.3))
  canvas.stroke()
  fillBox(canvas, box(6, -19, 110, 1.5), mix(paint, token('night-soft'), 0.22))
  fillBox(canvas, box(52, -24, 7, 1.5), mix(paint, token('night-soft'), 0.4))
}

function drawWheel(canvas: Canvas, x: number, { day }: Moment): void {
  const tire = mix(token('night-sunk'), token('ink'), day)
  fillCircle(canvas, [x, -9.5], 12, tire)
  fillCircle(canvas, [x, -9.5], 5, mix(token('night-rule-strong'), token('rule'), day))
}
