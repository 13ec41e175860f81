import { css, token } from '../color/color.ts'
import type { Shop } from '../timeline/calls.ts'
import { at, type Canvas, type Point } from './canvas.ts'

type Press = { readonly at: Point; readonly tilt: number }

const radius = 16

/** A rubber stamp: a ring and the trade's mark, in bottle, a little worn. */
export function drawStamp(canvas: Canvas, shop: Shop, { at: place, tilt }: Press): void {
  at(canvas, place, () => {
    canvas.rotate((tilt * Math.PI) / 180)
    canvas.strokeStyle = css(token('bottle'), 0.78)
    canvas.fillStyle = css(token('bottle'), 0.78)
    canvas.lineWidth = 1.8
    canvas.lineJoin = 'round'
    canvas.lineCap = 'round'
    canvas.beginPath()
    canvas.arc(0, 0, radius, 0, 2 * Math.PI)
    canvas.stroke()
    canvas.scale(0.9, 0.9)
    marks[shop](canvas)
  })
}

const marks: Readonly<Record<Shop, (canvas: Canvas) => void>> = {
  clinic: (canvas) => {
    canvas.fillRect(-3, -10, 6, 20)
    canvas.fillRect(-10, -3, 20, 6)
  },
  advisors: (canvas) => {
    line(canvas, [
      [-10, -4],
      [0, -10],
      [10, -4],
      [-10, -4],
    ])
    for (const x of [-7, 0, 7])
      line(canvas, [
        [x, -1],
        [x, 6],
      ])
    line(canvas, [
      [-10, 9],
      [10, 9],
    ])
  },
  hotel: (canvas) => {
    canvas.beginPath()
    canvas.arc(-6, 0, 5, 0, 2 * Math.PI)
    canvas.stroke()
    line(canvas, [
      [-1, 0],
      [11, 0],
      [11, 5],
    ])
    line(canvas, [
      [6, 0],
      [6, 4],
    ])
  },
  cars: (canvas) => {
    line(canvas, [
      [-11, 4],
      [-11, -1],
      [-6, -2],
      [-3, -7],
      [4, -7],
      [7, -2],
      [11, -1],
      [11, 4],
      [-11, 4],
    ])
    for (const x of [-6, 6]) {
      canvas.beginPath()
      canvas.arc(x, 5, 3, 0, 2 * Math.PI)
      canvas.fill()
    }
  },
  pizza: (canvas) => {
    line(canvas, [
      [0, 11],
      [-9, -6],
      [9, -6],
      [0, 11],
    ])
    canvas.beginPath()
    canvas.arc(0, 1, 11.6, Math.PI * 1.24, Math.PI * 1.76)
    canvas.stroke()
    for (const [x, y] of [
      [-3, -2],
      [3, -1],
      [0, 4],
    ] as const) {
      canvas.beginPath()
      canvas.arc(x, y, 1.7, 0, 2 * Math.PI)
      canvas.fill()
    }
  },
}

function line(canvas: Canvas, points: readonly Point[]): void {
  canvas.beginPath()
  for (const [x, y] of points) canvas.lineTo(x, y)
  canvas.stroke()
}
