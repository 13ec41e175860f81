import { blend, mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillRound, inside, type Box, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import { progress } from '../timeline/easing.ts'
import { drawDispatch } from './cars-office.ts'
import { frontOf } from './front.ts'
import { drawSedan } from './sedan.ts'
import { drawShopGlass, drawSpill } from './shop-glass.ts'
import { drawSign } from './signs.ts'
import type { Tones } from './tones.ts'

const { width } = plots.cars
const roofY = -118
const gate = box(14, -84, 104, 84)
const office = box(134, -74, 50, 52)
const door = box(190, -74, 28, 74)

/** A long low garage with one rounded shoulder, a rolling gate and the dispatcher's office. */
export function drawCars(canvas: Canvas, moment: Moment): void {
  const front = frontOf('cars', moment)
  const { tones, light } = front
  drawBody(canvas, tones)
  fillRound(canvas, box(-5, roofY - 3, width - 30, 7), 2, tones.light)
  fillBox(canvas, box(0, -10, width, 10), tones.shade)
  drawGate(canvas, tones, light)
  drawShopGlass(canvas, office, front, (color) => drawDispatch(canvas, color))
  drawShopGlass(canvas, door, front)
  drawRoofLetters(canvas, tones, moment)
  drawSpill(canvas, box(office.x, 0, door.x + door.width - office.x, 0), light)
  const paint = mix(blend('night-sunk', 'night-card', 0.3), token('bottle-hover'), moment.day)
  drawSedan(canvas, { at: [10, 9], facing: 1, paint, moment, lights: 0 })
}

/** One shoulder is round, and three grooves run around it. */
function drawBody(canvas: Canvas, tones: Tones): void {
  const groove = mix(tones.wall, tones.shade, 0.5)
  inside(
    canvas,
    () => canvas.roundRect(0, roofY, width, -roofY, [0, 40, 0, 0]),
    () => {
      fillBox(canvas, box(0, roofY, width, -roofY), tones.wall)
      for (const y of [-107, -101, -95]) fillBox(canvas, box(0, y, width, 2), groove)
    },
  )
}

function drawGate(canvas: Canvas, tones: Tones, light: number): void {
  fillBox(canvas, gate, mix(tones.wall, tones.light, 0.38))
  for (let slat = 1; slat < 10; slat += 1) {
    fillBox(
      canvas,
      box(gate.x, gate.y + slat * 9, gate.width, 1.5),
      mix(tones.wall, tones.shade, 0.55),
    )
  }
  for (let pane = 0; pane < 4; pane += 1) {
    const glass: Box = box(gate.x + 7 + pane * 23.5, gate.y + 12, 19.5, 13)
    fillRound(canvas, glass, 2, mix(tones.glass, token('lamp'), 0.85 * light))
  }
}

/** Letters on a rail, standing against the sky. */
function drawRoofLetters(canvas: Canvas, tones: Tones, { sky }: Moment): void {
  const color = mix(token('night-soft'), token('bottle'), progress(sky.low[0], 0.74, 0.84))
  for (const x of [20, 52, 84, 116]) fillBox(canvas, box(x, -128, 2, 12), tones.shade)
  fillBox(canvas, box(6, -126, 126, 2), tones.shade)
  drawSign(canvas, { text: 'CARS', at: [11, -127], sizePx: 34, color, spacingPx: 3, align: 'left' })
}
