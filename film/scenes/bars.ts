import { token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { calls, type Call } from '../timeline/calls.ts'
import { speaking } from '../timeline/call-state.ts'
import { arrive, leave, lerp, progress } from '../timeline/easing.ts'
import { barLevels } from '../timeline/speech.ts'
import { box, fillRound, type Box, type Canvas } from './canvas.ts'
import { groundY, plots } from './layout.ts'

const barPx = 13
const gapPx = 9
const tallestPx = 84
/** The art direction's clearance between the roof and the longest bar. */
export const clearPx = 24
const popSeconds = 0.18
const staggerSeconds = 0.03

/** The voice: five bars above the roof of whoever is called. The one thing in the film that is orange. */
export function drawBars(canvas: Canvas, { second }: Moment): void {
  for (const call of calls) {
    for (const bar of barBoxes(call, second)) {
      fillRound(canvas, bar, bar.width / 2, token('onair'))
    }
  }
}

/** Where the five bars of a call stand at a second of the film: none before it and after it. */
export function barBoxes(call: Call, second: number): readonly Box[] {
  const age = second - call.startSecond
  if (age <= 0 || age >= call.seconds + popSeconds) return []
  const { x, width, height } = plots[call.shop]
  const middleX = x + width / 2
  const middleY = groundY - height - clearPx - tallestPx / 2
  const { second: spoken, ...speech } = speaking(call, second)
  return barLevels(speech, spoken).map((level, bar) => {
    const size = sizeOf(call, second, Math.abs(bar - 2))
    const tall = lerp(barPx, tallestPx, level) * size
    const left = middleX + (bar - 2) * (barPx + gapPx) - (barPx * size) / 2
    return box(left, middleY - tall / 2, barPx * size, tall)
  })
}

/** The dots come from the middle outwards and go the other way. */
function sizeOf(call: Call, second: number, fromMiddle: number): number {
  const from = call.startSecond + fromMiddle * staggerSeconds
  const to = call.startSecond + call.seconds - fromMiddle * staggerSeconds
  const coming = arrive(progress(second, from, from + popSeconds))
  return coming * (1 - leave(progress(second, to, to + popSeconds)))
}
