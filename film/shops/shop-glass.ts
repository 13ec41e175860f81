import { mix, token, type Color } from '../color/color.ts'
import { box, fillBox, fillPolygon, inside, type Box, type Canvas } from '../scenes/canvas.ts'
import type { Front } from './front.ts'
import { drawGlint } from './glint.ts'

/** Draws what stands behind a glass, all in the one color it is given. */
export type Furniture = (color: Color) => void

/** The glass of a shop: dark with a reflection, or full of lamplight with the furniture against it. */
export function drawShopGlass(
  canvas: Canvas,
  glass: Box,
  { tones, light, beamX }: Front,
  furniture?: Furniture,
): void {
  const { x, y, width, height } = glass
  const lamp = token('lamp')
  inside(
    canvas,
    () => canvas.rect(x, y, width, height),
    () => {
      fillBox(canvas, glass, mix(tones.glass, lamp, light))
      // The lower wall of the room: one step darker, so that the glass has a depth.
      const floor = box(x, y + height * 0.72, width, height)
      fillBox(canvas, floor, mix(tones.glass, lamp, 0.86 * light))
      const shape = mix(tones.glass, tones.wall, 0.42)
      furniture?.(mix(shape, mix(lamp, token('night'), 0.5), light))
      drawGlint(canvas, glass, tones, 0.9 - 0.5 * light)
      if (beamX !== undefined) drawBeam(canvas, glass, beamX, 1 - 0.6 * light)
    },
  )
}

/** Head lamps in the glass as they pass. */
function drawBeam(canvas: Canvas, { y, height }: Box, beamX: number, strength: number): void {
  const slant = height * 0.5
  fillPolygon(
    canvas,
    [
      [beamX + slant - 16, y],
      [beamX + slant + 16, y],
      [beamX + 16, y + height],
      [beamX - 16, y + height],
    ],
    token('lamp'),
    0.34 * strength,
  )
}

/** A flat wedge of light from a lit front across pavement and road. */
export function drawSpill(canvas: Canvas, { x, width }: Box, light: number): void {
  if (light <= 0) return
  const right = x + width
  const [curb, road] = [17, 76]
  const lamp = token('lamp')
  fillPolygon(
    canvas,
    [
      [x, 0],
      [right, 0],
      [right + 14, curb],
      [x - 14, curb],
    ],
    lamp,
    0.36 * light,
  )
  fillPolygon(
    canvas,
    [
      [x - 14, curb],
      [right + 14, curb],
      [right + 52, road],
      [x - 52, road],
    ],
    lamp,
    0.1 * light,
  )
}
