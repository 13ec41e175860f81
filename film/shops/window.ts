import { mix, token, type Color } from '../color/color.ts'
import { box, fillBox, inside, type Box, type Canvas } from '../scenes/canvas.ts'
import { drawGlint } from './glint.ts'
import type { Tones } from './tones.ts'

export type Pane = {
  readonly frame: Box
  /** How lit, 0 to 1. */
  readonly lit: number
  readonly tones: Tones
  /** The radius of a round head; square without. */
  readonly arch?: number
  /** How far a blind is drawn, 0 to 1. */
  readonly blind?: number
  readonly bars?: 'cross' | 'upright'
  /** Whether the sky shows in it. Not in every window: a street is never so even. */
  readonly glint?: boolean
}

/** What lamplight makes of a pane: never the full lamp, which is kept for a shop that speaks. */
export function litGlass(tones: Tones, lit: number): Color {
  return mix(tones.glass, token('lamp'), lit)
}

/** A window of an upper floor: pane, blind, glazing bars, reflection and sill. */
export function drawWindow(canvas: Canvas, pane: Pane): void {
  const { frame, lit, tones, arch = 0, blind = 0, bars = 'cross', glint = false } = pane
  const shape = () =>
    canvas.roundRect(frame.x, frame.y, frame.width, frame.height, [arch, arch, 0, 0])
  inside(canvas, shape, () => {
    fillBox(canvas, frame, litGlass(tones, lit))
    if (blind > 0) {
      const cloth = mix(tones.glass, tones.light, 0.35)
      const drawn = { ...frame, height: frame.height * blind }
      fillBox(canvas, drawn, mix(cloth, token('lamp'), lit * 0.72))
    }
    if (glint) drawGlint(canvas, frame, tones, 0.7 * (1 - lit))
    drawGlazingBars(canvas, frame, bars, mix(tones.shade, tones.wall, 0.4 * (1 - lit)))
  })
  const sill = box(frame.x - 3, frame.y + frame.height, frame.width + 6, 3)
  fillBox(canvas, sill, tones.light)
}

function drawGlazingBars(canvas: Canvas, frame: Box, bars: Pane['bars'], color: Color): void {
  const { x, y, width, height } = frame
  fillBox(canvas, box(x + width / 2 - 1, y, 2, height), color)
  if (bars === 'cross') fillBox(canvas, box(x, y + height * 0.42 - 1, width, 2), color)
}
