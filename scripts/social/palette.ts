import type { IndexedPixels, Pixels } from './png.ts'

const mostColors = 256
type Color = readonly [number, number, number, number]

/**
 * Gives a picture a palette: colors that lie closer together than an eye can tell become one, with just as
 * much patience as it takes to get along with 256. Drawn in flat colors with soft edges, the picture looks
 * the same in a third of the bytes.
 */
export function toPalette({ width, height, rgba }: Pixels): IndexedPixels {
  const pixels = new Uint32Array(rgba.slice().buffer)
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const colors = [...counts].sort(([, a], [, b]) => b - a).map(([pixel]) => pixel)
  const palette = chooseColors(colors.map(channels))
  const places = new Map(colors.map((pixel) => [pixel, nearest(channels(pixel), palette).place]))
  return { width, height, palette, indices: Uint8Array.from(pixels, (one) => places.get(one) ?? 0) }
}

/** From the most frequent down: each color that is not yet near enough to one that was chosen. */
function chooseColors(colors: readonly Color[]): readonly Color[] {
  for (let tolerance = 0; ; tolerance += 1) {
    const chosen: Color[] = []
    for (const color of colors) {
      if (nearest(color, chosen).distance > tolerance ** 2) chosen.push(color)
      if (chosen.length > mostColors) break
    }
    if (chosen.length <= mostColors) return chosen
  }
}

function nearest(color: Color, palette: readonly Color[]): { place: number; distance: number } {
  let best = { place: 0, distance: Number.POSITIVE_INFINITY }
  for (const [place, candidate] of palette.entries()) {
    const distance = squaredDistance(color, candidate)
    if (distance < best.distance) best = { place, distance }
  }
  return best
}

function squaredDistance(a: Color, b: Color): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 + (a[3] - b[3]) ** 2
}

function channels(pixel: number): Color {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24]
}
