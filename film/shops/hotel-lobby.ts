import { mix, type Color } from '../color/color.ts'
import { box, fillBox, fillCircle, fillRound, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import type { Front } from './front.ts'
import { drawShopGlass } from './shop-glass.ts'
import type { Tones } from './tones.ts'

const { width } = plots.hotel
const middle = width / 2

/** Lobby windows, a revolving door, and the canopy over it. */
export function drawHotelLobby(canvas: Canvas, front: Front): void {
  const { tones } = front
  fillBox(canvas, box(0, -10, width, 10), tones.shade)
  drawShopGlass(canvas, box(16, -68, 42, 58), front, (color) => drawKeyRack(canvas, color))
  drawShopGlass(canvas, box(width - 58, -68, 42, 58), front, (color) => drawArmchair(canvas, color))
  drawShopGlass(canvas, box(middle - 35, -72, 70, 72), front)
  for (const x of [-35, -12, 10, 33]) fillBox(canvas, box(middle + x, -72, 2, 72), tones.shade)
  drawCanopy(canvas, tones)
}

/** Pigeonholes and the desk in front of them: every night desk has both. */
function drawKeyRack(canvas: Canvas, color: Color): void {
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      fillBox(canvas, box(20 + column * 9, -62 + row * 8, 7, 6), color)
    }
  }
  fillBox(canvas, box(16, -32, 36, 4), color)
  fillBox(canvas, box(16, -28, 32, 20), color)
}

function drawArmchair(canvas: Canvas, color: Color): void {
  const left = width - 58
  fillRound(canvas, box(left + 14, -36, 22, 20), [6, 6, 0, 0], color)
  fillRound(canvas, box(left + 10, -26, 30, 12), 4, color)
  fillBox(canvas, box(left + 5, -52, 2, 42), color)
  fillRound(canvas, box(left, -60, 12, 10), [5, 5, 0, 0], color)
}

function drawCanopy(canvas: Canvas, tones: Tones): void {
  const cloth = mix(tones.light, tones.sign, 0.22)
  for (const x of [-54, 52]) fillBox(canvas, box(middle + x, -78, 2, 78), tones.light)
  for (let scallop = 0; scallop < 8; scallop += 1) {
    fillCircle(canvas, [middle - 52.5 + scallop * 15, -73], 7.5, cloth)
  }
  fillRound(canvas, box(middle - 60, -88, 120, 15), [6, 6, 0, 0], cloth)
  fillBox(canvas, box(middle - 60, -75, 120, 2), mix(cloth, tones.wall, 0.5))
}
