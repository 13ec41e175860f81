import { css, mix, token } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import { readClock } from '../timeline/clock.ts'
import { progress } from '../timeline/easing.ts'
import { fillCircle, type Canvas } from './canvas.ts'

const left = 84
const baseline = 118
const sizePx = 68
/** Besley's figures are proportional by nature; each gets the same cell, so that the time does not tremble. */
const cell = 0.6 * sizePx
const colon = 0.31 * sizePx

/** The time, and under it the line. The colon never moves: a second figure of the hour hangs out to the left. */
export function drawClock(canvas: Canvas, moment: Moment): void {
  const { hour, minute, half } = readClock(moment.minute)
  const ink = inkOn(moment)
  canvas.fillStyle = css(ink)
  canvas.textBaseline = 'alphabetic'
  canvas.textAlign = 'center'
  canvas.font = `500 ${sizePx}px Besley`
  canvas.fillText(hour.slice(-2, -1), left - cell / 2, baseline)
  canvas.fillText(hour.slice(-1), left + cell / 2, baseline)
  canvas.fillText(':', left + cell + colon / 2, baseline - 3)
  canvas.fillText(minute.slice(0, 1), left + 1.5 * cell + colon, baseline)
  canvas.fillText(minute.slice(1), left + 2.5 * cell + colon, baseline)
  canvas.textAlign = 'left'
  canvas.font = '500 34px Besley'
  canvas.fillText(half, left + 3 * cell + colon + 12, baseline)
  drawLine(canvas, moment)
}

/** The demo card's own words: the same line, the same lamp. */
function drawLine(canvas: Canvas, moment: Moment): void {
  const isLive = moment.call !== undefined
  const quiet = mix(token('night-soft'), token('ink-faint'), lightness(moment))
  canvas.fillStyle = css(quiet)
  canvas.font = '500 15px "Sometype Mono"'
  canvas.letterSpacing = '0.6px'
  canvas.fillText(isLive ? 'LINE 1 · ON AIR' : 'LINE 1 · READY', left + 19, baseline + 34)
  canvas.letterSpacing = '0px'
  const lamp = isLive ? token('onair') : quiet
  if (isLive) fillCircle(canvas, [left + 6, baseline + 29], 9, lamp, 0.22)
  fillCircle(canvas, [left + 6, baseline + 29], 5, lamp, isLive ? 1 : 0.5)
}

/** Light words on a dark sky, dark ones on a light sky; the change happens while the hours run. */
function inkOn(moment: Moment) {
  return mix(token('night-ink'), token('ink'), lightness(moment))
}

function lightness({ sky }: Moment): number {
  return progress(sky.top[0], 0.56, 0.68)
}
