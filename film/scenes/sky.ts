import { srgb, type Color } from '../color/color.ts'
import type { Sky } from '../color/sky-hours.ts'
import type { Moment } from '../moment.ts'
import { widthPx } from '../settings.ts'
import { clamp } from '../timeline/easing.ts'
import type { Canvas } from './canvas.ts'
import { groundY } from './layout.ts'

/** The brightest line lies a little above the ground, where roofs stand before it. */
const horizonY = 446

/** The only gradient of the film, written pixel by pixel so that it can be dithered. */
export function drawSky(canvas: Canvas, { sky }: Moment): void {
  const picture = canvas.createImageData(widthPx, groundY)
  const dither = ditherOf(sky)
  for (let y = 0; y < groundY; y += 1) {
    writeRow(picture.data, y, srgb(colorAt(sky, skyShare(y))), dither)
  }
  canvas.putImageData(picture, 0, 0)
}

/** How far down the sky a line of the frame lies, 0 to 1. */
export function skyShare(y: number): number {
  return clamp(y / horizonY)
}

/** A curve through four colors rather than three straight ramps: no visible edge between them. */
export function colorAt({ top, high, low, horizon }: Sky, share: number): Color {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3] as const
  const channel = (index: 0 | 1 | 2) =>
    weights[0] * top[index] +
    weights[1] * high[index] +
    weights[2] * low[index] +
    weights[3] * horizon[index]
  return [channel(0), channel(1), channel(2)]
}

/** A flat sky is the page's paper and must be exactly that: no dither. */
function ditherOf({ top, horizon }: Sky): number {
  const contrast = Math.hypot(top[0] - horizon[0], top[1] - horizon[1], top[2] - horizon[2])
  return clamp(contrast / 0.02)
}

type Rgb = readonly [red: number, green: number, blue: number]

/** The array rounds and clamps by itself. */
function writeRow(data: Uint8ClampedArray, y: number, rgb: Rgb, dither: number): void {
  for (let x = 0; x < widthPx; x += 1) {
    const noise = ((grain[y * widthPx + x] ?? 0) - 0.5) * dither
    const start = 4 * (y * widthPx + x)
    data[start] = rgb[0] + noise
    data[start + 1] = rgb[1] + noise
    data[start + 2] = rgb[2] + noise
    data[start + 3] = 255
  }
}

/** Interleaved gradient noise: even, without visible pattern, and the same in every frame. */
const grain = Float32Array.from({ length: widthPx * groundY }, (_, index) => {
  const [x, y] = [index % widthPx, Math.floor(index / widthPx)]
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1
})
