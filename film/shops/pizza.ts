import { mix } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillCircle, fillPolygon, fillRound, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import { frontOf } from './front.ts'
import { habitsOf, litAt } from './evening.ts'
import { drawPizzaKitchen } from './pizza-kitchen.ts'
import { drawShopGlass, drawSpill } from './shop-glass.ts'
import { drawSign } from './signs.ts'
import { seededBetween } from '../timeline/seeded.ts'
import type { Tones } from './tones.ts'
import { drawWindow, litGlass } from './window.ts'

const { width, height } = plots.pizza
const eavesY = -156
const glass = box(14, -56, 112, 44)
const door = box(136, -66, 34, 66)
const habits = { home: 0.8, bedtime: [21.5, 24.6] as const, early: 0 }

/** A gabled house with a chimney; the oven is downstairs. Origin: left corner, on the ground. */
export function drawPizza(canvas: Canvas, moment: Moment): void {
  const front = frontOf('pizza', moment)
  const { tones, light } = front
  fillBox(canvas, box(152, -204, 20, 50), tones.wall)
  fillRound(canvas, box(148, -208, 28, 7), 2, tones.light)
  fillBox(canvas, box(0, eavesY, width, -eavesY), tones.wall)
  drawBricks(canvas, tones)
  drawGable(canvas, tones, moment.hour)
  for (const window of [0, 1, 2]) {
    drawWindow(canvas, {
      frame: box(25 + window * 54, -148, 26, 32),
      lit: 0.95 * litAt(habitsOf(habits, 5, window), moment.hour),
      tones,
      arch: 13,
      glint: window === 2,
    })
  }
  fillBox(canvas, box(0, -12, width, 12), tones.shade)
  drawSign(canvas, { text: 'Pizza', at: [width / 2, -89], sizePx: 25, color: tones.sign })
  drawShopGlass(canvas, glass, front, (color) => drawPizzaKitchen(canvas, color, light))
  drawShopGlass(canvas, door, front)
  fillBox(canvas, box(door.x + 5, -36, 3, 11), tones.light)
  drawAwning(canvas, tones)
  drawSpill(canvas, box(14, 0, 156, 0), light)
}

/** A few bricks stand for the wall. */
function drawBricks(canvas: Canvas, tones: Tones): void {
  const color = mix(tones.wall, tones.light, 0.3)
  for (let brick = 0; brick < 26; brick += 1) {
    const row = Math.floor(seededBetween(0, 9, brick, 51))
    const x = 4 + 12 * Math.floor(seededBetween(0, 14, brick, 52)) + (row % 2) * 6
    fillBox(canvas, box(x, -152 + row * 7, 9, 2), color)
  }
}

function drawGable(canvas: Canvas, tones: Tones, hour: number): void {
  const middle = width / 2
  fillPolygon(
    canvas,
    [
      [-8, eavesY],
      [middle, -height],
      [width + 8, eavesY],
    ],
    tones.light,
  )
  fillPolygon(
    canvas,
    [
      [8, eavesY],
      [middle, -height + 9],
      [width - 8, eavesY],
    ],
    tones.wall,
  )
  const lit = litAt([{ from: 19.1, to: 22.9 }], hour)
  fillCircle(canvas, [middle, -173], 8.5, tones.light)
  fillCircle(canvas, [middle, -173], 6.5, litGlass(tones, 0.9 * lit))
}

/** Stripes that end in scallops, two tones in turn. */
function drawAwning(canvas: Canvas, tones: Tones): void {
  const stripe = 17.2
  const tonesInTurn = [mix(tones.light, tones.sign, 0.62), mix(tones.wall, tones.shade, 0.35)]
  for (let index = 0; index < 10; index += 1) {
    const [top, foot] = [12 + index * 16, 6 + index * stripe]
    const color = tonesInTurn[index % 2] ?? tones.light
    fillCircle(canvas, [foot + stripe / 2, -61], stripe / 2, color)
    fillPolygon(
      canvas,
      [
        [top, -80],
        [top + 16, -80],
        [foot + stripe, -61],
        [foot, -61],
      ],
      color,
    )
  }
  fillBox(canvas, box(10, -82, 164, 3), tones.light)
}
