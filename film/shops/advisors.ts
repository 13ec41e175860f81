import { mix, type Color } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillCircle, fillPolygon, fillRound, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import { frontOf, type Front } from './front.ts'
import { habitsOf, litAt } from './evening.ts'
import { drawShopGlass, drawSpill } from './shop-glass.ts'
import { drawSign } from './signs.ts'
import type { Tones } from './tones.ts'
import { drawWindow, litGlass } from './window.ts'

const { width, height } = plots.advisors
const columns = [6, 48, 98, 140] as const
const columnWidth = 14
const bays = [24, 66, 116] as const
const stepsTop = -15
const capitalsY = -186
const habits = { home: 0.75, bedtime: [20, 23.4] as const, early: 0.12 }

/** A small temple of trust: steps, four columns, a pediment. Origin: left corner, on the ground. */
export function drawAdvisors(canvas: Canvas, moment: Moment): void {
  const front = frontOf('advisors', moment)
  const { tones, light } = front
  fillBox(canvas, box(4, capitalsY, width - 8, -capitalsY), tones.shade)
  drawUpperWindows(canvas, tones, moment.hour)
  drawGroundFloor(canvas, front)
  for (const x of columns) drawColumn(canvas, x, tones)
  drawSteps(canvas, tones)
  drawRoof(canvas, tones, moment.hour)
  drawSpill(canvas, box(24, 0, width - 48, 0), light)
}

function drawUpperWindows(canvas: Canvas, tones: Tones, hour: number): void {
  bays.forEach((x, bay) => {
    for (const floor of [0, 1]) {
      drawWindow(canvas, {
        frame: box(x, -176 + floor * 44, bay === 1 ? 28 : 20, 30),
        lit: 0.94 * litAt(habitsOf(habits, 2, bay * 2 + floor), hour),
        tones,
        arch: floor === 0 ? 10 : 0,
        bars: bay === 1 ? 'cross' : 'upright',
        glint: bay === floor,
      })
    }
  })
}

function drawGroundFloor(canvas: Canvas, front: Front): void {
  const office = (color: Color) => drawOffice(canvas, color)
  drawShopGlass(canvas, box(24, -82, 20, 58), front, office)
  drawShopGlass(canvas, box(66, -88, 28, 73), front)
  drawShopGlass(canvas, box(116, -82, 20, 58), front, office)
  fillBox(canvas, box(79, -88, 2, 73), front.tones.shade)
  fillBox(canvas, box(66, -74, 28, 2), front.tones.shade)
}

/** A desk lamp to the left, shelves of ledgers to the right. */
function drawOffice(canvas: Canvas, color: Color): void {
  fillPolygon(
    canvas,
    [
      [30, -52],
      [40, -52],
      [43, -44],
      [27, -44],
    ],
    color,
  )
  fillBox(canvas, box(34, -44, 2, 10), color)
  fillBox(canvas, box(24, -34, 22, 12), color)
  for (const y of [-66, -50, -34]) {
    fillBox(canvas, box(116, y, 20, 2), color)
    for (let book = 0; book < 4; book += 1) {
      fillBox(canvas, box(118 + book * 4.5, y - 8 - (book % 2) * 2, 3, 8 + (book % 2) * 2), color)
    }
  }
}

function drawColumn(canvas: Canvas, x: number, tones: Tones): void {
  fillBox(canvas, box(x, capitalsY, columnWidth, -capitalsY + stepsTop), tones.wall)
  fillBox(canvas, box(x + 2, capitalsY, 3, -capitalsY + stepsTop), tones.light)
  fillBox(
    canvas,
    box(x + columnWidth - 3, capitalsY, 3, -capitalsY + stepsTop),
    mix(tones.wall, tones.shade, 0.45),
  )
  fillRound(canvas, box(x - 3, capitalsY, columnWidth + 6, 7), 2, tones.light)
  fillRound(canvas, box(x - 3, stepsTop - 6, columnWidth + 6, 6), 2, tones.light)
}

function drawSteps(canvas: Canvas, tones: Tones): void {
  for (const step of [0, 1, 2]) {
    const inset = 4 * step
    const tread = box(-8 + inset, -5 - 5 * step, width + 16 - 2 * inset, 5)
    fillBox(canvas, tread, mix(tones.wall, tones.shade, 0.3 * (2 - step) * 0.6))
    fillBox(canvas, { ...tread, height: 1.5 }, tones.light)
  }
}

function drawRoof(canvas: Canvas, tones: Tones, hour: number): void {
  fillBox(canvas, box(-2, -208, width + 4, 22), tones.wall)
  fillRound(canvas, box(-8, -212, width + 16, 6), 1, tones.light)
  drawSign(canvas, {
    text: 'ADVISORS',
    at: [width / 2 + 1.5, -192],
    sizePx: 13.5,
    color: tones.sign,
    spacingPx: 3,
  })
  fillPolygon(
    canvas,
    [
      [-6, -212],
      [width / 2, -height],
      [width + 6, -212],
    ],
    tones.light,
  )
  fillPolygon(
    canvas,
    [
      [14, -215],
      [width / 2, -height + 8],
      [width - 14, -215],
    ],
    tones.wall,
  )
  fillCircle(
    canvas,
    [width / 2, -224],
    6,
    litGlass(tones, 0.9 * litAt([{ from: 18.4, to: 22.2 }], hour)),
  )
}
