import { token } from '../color/color.ts'
import { widthPx } from '../settings.ts'
import type { Moment } from '../moment.ts'
import { glide, progress } from '../timeline/easing.ts'
import { seededBetween } from '../timeline/seeded.ts'
import { fillCircle, type Canvas } from './canvas.ts'

const starCount = 46
const lowestY = 330

/** Still points of light that come out one after the other and go the same way. */
export function drawStars(canvas: Canvas, { hour }: Moment): void {
  for (let star = 0; star < starCount; star += 1) {
    const seenFrom = seededBetween(19.2, 21.6, star, 1)
    const seenTo = seededBetween(28.3, 29.5, star, 2)
    const out = glide(progress(hour, seenFrom, seenFrom + 0.5))
    const gone = glide(progress(hour, seenTo, seenTo + 0.5))
    const y = 18 + (lowestY - 18) * seededBetween(0, 1, star, 3) ** 1.4
    const x = seededBetween(20, widthPx - 20, star, 4)
    const shown = out * (1 - gone) * seededBetween(0.18, 0.62, star, 5) * (1 - y / 420)
    if (shown > 0)
      fillCircle(canvas, [x, y], seededBetween(0.8, 1.5, star, 6), token('night-ink'), shown)
  }
}
