import { blend, mix, token, type Color } from '../color/color.ts'
import { paper } from '../color/daylight.ts'
import type { Moment } from '../moment.ts'
import { heightPx, widthPx } from '../settings.ts'
import { box, fillBox, fillPolygon, fillRound, type Canvas } from './canvas.ts'
import { counterY, lineInset } from './layout.ts'

const edgePx = 9
const padY = counterY + 18
const cornerPx = 46

/** The desk the slips land on. In the morning it is the page itself, under one ink rule. */
export function drawCounter(canvas: Canvas, { ground }: Moment): void {
  const byNight = (color: Color) => mix(color, paper, ground)
  fillBox(canvas, box(0, counterY, widthPx, heightPx - counterY), byNight(token('night-sunk')))
  drawPad(canvas, byNight)
  fillBox(
    canvas,
    box(0, counterY, widthPx, edgePx),
    byNight(blend('night-card', 'night-rule', 0.4)),
  )
  fillBox(
    canvas,
    box(0, counterY, widthPx, 2),
    byNight(blend('night-rule', 'night-rule-strong', 0.6)),
  )
  fillBox(canvas, box(lineInset, counterY, widthPx - 2 * lineInset, 2), token('ink'), ground)
}

/** A blotter with leather corners, longer than the frame. */
function drawPad(canvas: Canvas, byNight: (color: Color) => Color): void {
  const right = widthPx - lineInset
  const pad = box(lineInset, padY, right - lineInset, heightPx)
  fillRound(canvas, pad, 5, byNight(blend('night-sunk', 'night-card', 0.62)))
  const leather = byNight(blend('night-card', 'bottle', 0.4))
  for (const [x, side] of [
    [lineInset, 1],
    [right, -1],
  ] as const) {
    const corner = [
      [x, padY],
      [x + side * cornerPx, padY],
      [x, padY + cornerPx],
    ] as const
    fillPolygon(canvas, corner, leather)
  }
}
