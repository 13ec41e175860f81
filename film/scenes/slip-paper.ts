import { css, token, type Color } from '../color/color.ts'
import type { Shop } from '../timeline/calls.ts'
import { box, fill, fillBox, type Canvas } from './canvas.ts'
import { drawStamp } from './stamps.ts'

const slipWidth = 146
const height = 124
const left = -slipWidth / 2
const top = -height / 2
const holeRadius = 3
const holeStep = 10.43
const rules = [46, 71, 96] as const

export type SlipPaper = {
  readonly time: string
  readonly note: readonly [string, string]
  readonly shop: Shop
  readonly shadow: Color
  /** How far above the desk, in pixels of shadow. */
  readonly lift: number
  readonly tilt: number
}

/** One message slip, its middle at the origin: perforated head, time, two lines, the trade's stamp. */
export function drawSlipPaper(canvas: Canvas, paper: SlipPaper): void {
  canvas.save()
  canvas.translate(paper.lift * 0.4, paper.lift)
  tracePaper(canvas)
  fill(canvas, paper.shadow, 0.3)
  canvas.restore()
  tracePaper(canvas)
  fill(canvas, token('slip'))
  for (const y of rules)
    fillBox(canvas, box(left + 12, top + y, slipWidth - 24, 1.5), token('slip-edge'))
  drawStamp(canvas, paper.shop, { at: [left + slipWidth - 24, top + 25], tilt: paper.tilt })
  canvas.textAlign = 'left'
  canvas.textBaseline = 'alphabetic'
  canvas.fillStyle = css(token('carbon'))
  canvas.font = '600 18.5px "Sometype Mono"'
  canvas.fillText(paper.time, left + 12, top + 36)
  canvas.font = '500 13px "Sometype Mono"'
  paper.note.forEach((line, index) => canvas.fillText(line, left + 12, top + 64 + index * 25))
}

/** The outline, with the half holes along the top where it was torn off the pad. */
function tracePaper(canvas: Canvas): void {
  canvas.beginPath()
  canvas.moveTo(left, top)
  for (let x = left + holeStep / 2; x < left + slipWidth; x += holeStep) {
    canvas.arc(x, top, holeRadius, Math.PI, 0, true)
  }
  canvas.lineTo(left + slipWidth, top)
  canvas.lineTo(left + slipWidth, top + height)
  canvas.lineTo(left, top + height)
  canvas.closePath()
}
