import { blend, mix, token, type Color } from '../color/color.ts'
import { paper, underSky } from '../color/daylight.ts'
import { widthPx } from '../settings.ts'
import type { Moment } from '../moment.ts'
import { box, fillBox, type Canvas } from './canvas.ts'
import { counterY, curbY, groundY, lineInset } from './layout.ts'

/** Pavement, curb and road. */
export function drawStreet(canvas: Canvas, { ground, sky, day }: Moment): void {
  const byNight = (color: Color) => mix(underSky(color, sky, day), paper, ground)
  const pavement = byNight(blend('night-card', 'night-rule', 0.62))
  const road = byNight(token('night'))
  fillBox(canvas, box(0, groundY, widthPx, curbY - groundY), pavement)
  fillBox(canvas, box(0, curbY, widthPx, counterY - curbY), road)
  fillBox(
    canvas,
    box(0, curbY, widthPx, 2.5),
    byNight(blend('night-rule', 'night-rule-strong', 0.2)),
  )
  const inset = box(lineInset, groundY, widthPx - 2 * lineInset, 2)
  fillBox(canvas, inset, token('rule-strong'), ground)
  fillBox(canvas, { ...inset, y: curbY }, token('rule'), ground)
}
