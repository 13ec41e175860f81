import { mix } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, fillRound, type Canvas } from '../scenes/canvas.ts'
import { plots } from '../scenes/layout.ts'
import { drawHotelLobby } from './hotel-lobby.ts'
import { drawBladeSign } from './hotel-sign.ts'
import { frontOf } from './front.ts'
import { habitsOf, litAt, type LitHours } from './evening.ts'
import { drawSpill } from './shop-glass.ts'
import type { Tones } from './tones.ts'
import { drawWindow } from './window.ts'

const { width, height } = plots.hotel
const floors = 5
const roomsOnFloor = 4
const habits = { home: 0.74, bedtime: [20.4, 25.6] as const, early: 0.22 }

/** Room 412: awake from 2:09 to its answer. The call note on the home page names it. */
const room412 = { floor: 4, room: 2, hours: [{ from: 26.1, to: 26.75 }] }

/** The tallest of the street, with a canopy and an upright sign. Origin: left corner, on the ground. */
export function drawHotel(canvas: Canvas, moment: Moment): void {
  const front = frontOf('hotel', moment)
  const { tones, light } = front
  fillBox(canvas, box(0, -306, width, 306), tones.wall)
  fillRound(canvas, box(52, -height, width - 104, 14), [3, 3, 0, 0], tones.wall)
  fillRound(canvas, box(48, -height, width - 96, 4), 2, tones.light)
  fillRound(canvas, box(-6, -312, width + 12, 8), 2, tones.light)
  // The corner stones and the side in the shade give the block its weight.
  fillBox(canvas, box(width - 10, -304, 10, 304), mix(tones.wall, tones.shade, 0.35))
  for (let dentil = 0; dentil < 17; dentil += 1) {
    fillBox(canvas, box(4 + dentil * 12, -304, 6, 5), mix(tones.wall, tones.light, 0.55))
  }
  drawRooms(canvas, tones, moment.hour)
  fillBox(canvas, box(0, -262, width, 2), mix(tones.wall, tones.light, 0.6))
  fillBox(canvas, box(-3, -94, width + 6, 5), tones.light)
  drawHotelLobby(canvas, front)
  drawBladeSign(canvas, tones, moment)
  drawSpill(canvas, box(14, 0, width - 28, 0), light)
}

function drawRooms(canvas: Canvas, tones: Tones, hour: number): void {
  for (let floor = 2; floor < 2 + floors; floor += 1) {
    for (let room = 0; room < roomsOnFloor; room += 1) {
      const number = floor * 10 + room
      drawWindow(canvas, {
        frame: box(23 + room * 44, -94 - (floor - 1) * 41, 26, 28),
        lit: 0.96 * litAt(hoursOf(floor, room), hour),
        tones,
        arch: floor === 1 + floors ? 13 : 0,
        blind: number % 5 === 0 ? 0.45 : 0,
        bars: floor === 1 + floors ? 'upright' : 'cross',
        glint: (floor * 3 + room * 5) % 7 < 3,
      })
    }
  }
}

function hoursOf(floor: number, room: number): readonly LitHours[] {
  if (floor === room412.floor && room === room412.room) return room412.hours
  return habitsOf(habits, 3, floor * roomsOnFloor + room)
}
