import { mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { glide, lerp, progress } from '../timeline/easing.ts'
import { at, fillCircle, type Canvas } from './canvas.ts'
import { colorAt, skyShare } from './sky.ts'

const radius = 21
const seas = [
  [-6, -5, 6],
  [5, 4, 4.5],
  [-4, 9, 3],
] as const
const risesHour = 18.6
const setsHour = 31

/** A full moon, since it rises at dusk: from behind the hotel, through the empty right half of the sky. */
export function drawMoon(canvas: Canvas, { hour, sky }: Moment): void {
  const way = progress(hour, risesHour, setsHour)
  const shown = glide(progress(hour, 18.8, 20.2)) * (1 - glide(progress(hour, 29.3, 30.4)))
  if (shown <= 0) return
  const x = lerp(690, 1190, way)
  const y = 330 - 250 * Math.sin(Math.PI * (0.08 + 0.82 * way))
  const behind = colorAt(sky, skyShare(y))
  at(canvas, [x, y], () => {
    fillCircle(canvas, [0, 0], radius, mix(behind, token('night-ink'), 0.88 * shown))
    const sea = mix(behind, token('night-soft'), 0.92 * shown)
    for (const [seaX, seaY, size] of seas) fillCircle(canvas, [seaX, seaY], size, sea)
  })
}
