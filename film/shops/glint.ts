import { mix, token } from '../color/color.ts'
import { fillPolygon, type Box, type Canvas } from '../scenes/canvas.ts'
import type { Tones } from './tones.ts'

const widestPx = 22

/** The sky in a pane: one slanted band, flat. */
export function drawGlint(canvas: Canvas, pane: Box, tones: Tones, strength: number): void {
  const { x, y, width, height } = pane
  const slant = height * 0.5
  const band = Math.min(width * 0.3, widestPx)
  const left = x + width * 0.2
  const corners = [
    [left + slant, y],
    [left + slant + band, y],
    [left + band, y + height],
    [left, y + height],
  ] as const
  fillPolygon(canvas, corners, mix(tones.light, token('sheet'), 0.35), 0.17 * strength)
}
