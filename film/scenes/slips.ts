import { mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { calls, type Call } from '../timeline/calls.ts'
import { slipSecond } from '../timeline/call-state.ts'
import { dayPassesSeconds, formatTime } from '../timeline/clock.ts'
import { arrive, leave, progress } from '../timeline/easing.ts'
import { seededBetween } from '../timeline/seeded.ts'
import { at, type Canvas } from './canvas.ts'
import { drawSlipPaper } from './slip-paper.ts'

const landSeconds = 0.42
const fallPx = 14
const turnDegrees = 1.5
const firstX = 151
const stepX = 163
const middleY = 637
/** In the day that runs past between two nights, the notes are taken off the desk. */
const sweepPx = 190
const sweepStagger = 0.02

/** The work of the night, one paper a call, in the order they came. */
export function drawSlips(canvas: Canvas, moment: Moment): void {
  calls.forEach((call, index) => {
    const fallen = moment.second < dayPassesSeconds ? 1 : landing(call, moment.second)
    if (fallen <= 0) return
    drawSlip(canvas, moment, { call, index, fallen, swept: sweeping(index, moment.second) })
  })
}

function landing(call: Call, second: number): number {
  const start = slipSecond(call)
  return arrive(progress(second, start, start + landSeconds))
}

function sweeping(index: number, second: number): number {
  if (second >= dayPassesSeconds) return 0
  const from = (calls.length - 1 - index) * sweepStagger
  return leave(progress(second, from, dayPassesSeconds - index * sweepStagger))
}

type Lying = {
  readonly call: Call
  readonly index: number
  /** 0 in the air, 1 at rest. */
  readonly fallen: number
  readonly swept: number
}

function drawSlip(canvas: Canvas, { day }: Moment, { call, index, fallen, swept }: Lying): void {
  const side = index % 2 === 0 ? -1 : 1
  const rest = side * seededBetween(0.5, 1.9, index, 21)
  const y = middleY + seededBetween(-4, 4, index, 22) - fallPx * (1 - fallen) + sweepPx * swept
  at(canvas, [firstX + index * stepX, y], () => {
    canvas.rotate(((rest + side * turnDegrees * (1 - fallen)) * Math.PI) / 180)
    canvas.globalAlpha = Math.min(1, fallen * 1.6)
    drawSlipPaper(canvas, {
      time: formatTime(call.minute),
      note: call.note,
      shop: call.shop,
      // The shadow draws near as the paper comes down.
      shadow: mix(token('night-sunk'), token('ink'), day),
      lift: 3 + 8 * (1 - fallen),
      tilt: seededBetween(-14, 10, index, 23),
    })
    canvas.globalAlpha = 1
  })
}
