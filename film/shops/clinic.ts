import { mix } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillRound, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import { drawClinicRoom } from './clinic-room.ts'
import { frontOf } from './front.ts'
import { habitsOf, litAt } from './evening.ts'
import { drawShopGlass, drawSpill } from './shop-glass.ts'
import { drawSign } from './signs.ts'
import type { Tones } from './tones.ts'
import { drawWindow, litGlass } from './window.ts'

const { width } = plots.clinic
const glass = box(16, -64, 120, 50)
const door = box(150, -72, 38, 72)
const habits = { home: 0.7, bedtime: [19.6, 22] as const, early: 0.3 }

/** Low and plain, with a window of five panes that make a cross. Origin: left corner, on the ground. */
export function drawClinic(canvas: Canvas, moment: Moment): void {
  const front = frontOf('clinic', moment)
  const { tones, light } = front
  fillBox(canvas, box(0, -170, width, 170), tones.wall)
  fillRound(canvas, box(-5, -178, width + 10, 11), 2, tones.light)
  fillBox(canvas, box(0, -12, width, 12), tones.shade)
  drawCross(canvas, tones, moment.hour)
  drawRibbon(canvas, tones, moment.hour)
  fillBox(canvas, box(0, -106, width, 2), tones.light)
  drawSign(canvas, { text: 'Clinic', at: [17, -82], sizePx: 23, color: tones.sign, align: 'left' })
  drawShopGlass(canvas, glass, front, (color) => drawClinicRoom(canvas, color))
  drawShopGlass(canvas, door, front)
  fillBox(canvas, box(door.x + 30, -38, 3, 12), tones.light)
  drawAwning(canvas, tones)
  drawSpill(canvas, box(16, 0, 172, 0), light)
}

function drawCross(canvas: Canvas, tones: Tones, hour: number): void {
  const lit = litAt([{ from: 18.2, to: 21.3 }], hour)
  const [left, top, pane, gap] = [24, -160, 13, 2]
  const cells = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const
  for (const [column, row] of cells) {
    const frame = box(left + column * (pane + gap), top + row * (pane + gap), pane, pane)
    fillBox(canvas, frame, litGlass(tones, lit))
  }
}

function drawRibbon(canvas: Canvas, tones: Tones, hour: number): void {
  for (let index = 0; index < 3; index += 1) {
    drawWindow(canvas, {
      frame: box(92 + index * 34, -154, 28, 32),
      lit: 0.92 * litAt(habitsOf(habits, 1, index), hour),
      tones,
      bars: 'upright',
      glint: index === 1,
    })
  }
}

/** A plain canvas awning on a rod: the striped one is the pizzeria's. */
function drawAwning(canvas: Canvas, tones: Tones): void {
  fillRound(canvas, box(10, -72, 132, 12), [2, 2, 6, 6], mix(tones.light, tones.sign, 0.18))
  fillBox(canvas, box(10, -72, 132, 3), tones.light)
}
