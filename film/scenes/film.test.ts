import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/project/files.ts'
import { rootDir } from '../../scripts/project/paths.ts'
import { css, token } from '../color/color.ts'
import { filmSeconds, frameCount, framesPerSecond } from '../settings.ts'
import { recordDrawing } from '../testing/recorded-drawing.ts'
import { calls } from '../timeline/calls.ts'
import { formatTime } from '../timeline/clock.ts'
import { barBoxes, clearPx } from './bars.ts'
import { draw } from './film.ts'
import { groundY, plots } from './layout.ts'

const drawingAt = (second: number) => recordDrawing((canvas) => draw(canvas, second))
const frames = Array.from({ length: frameCount }, (_, frame) => frame / framesPerSecond)
const orangeStep = `fillStyle = ${css(token('onair'))}`
const lastFrame = frames.at(-1) ?? 0

describe('the film', () => {
  it.each([0, 2.1, 10.9, 19])('draws second %d the same way each time', (second) => {
    expect(drawingAt(second)).toEqual(drawingAt(second))
  })

  it('ends in the picture it begins with, so that the loop has no cut', () => {
    expect(drawingAt(filmSeconds)).toEqual(drawingAt(0))
    expect(drawingAt(lastFrame)).toEqual(drawingAt(0))
  })

  it.each(calls)('shows orange while the voice of call $minute is on the line', (call) => {
    expect(drawingAt(call.startSecond + call.seconds / 2)).toContain(orangeStep)
  })

  it.each([0, 1.2, 3.3, 9.5, 12.6, 17, 19])(
    'shows no orange at second %d, between calls',
    (second) => {
      expect(drawingAt(second)).not.toContain(orangeStep)
    },
  )

  it('ends with seven slips in their order and no lamp lit', () => {
    const drawn = drawingAt(lastFrame)
    const times = drawn.flatMap((step) => /^fillText (\d+:\d\d [ap]m),/.exec(step)?.[1] ?? [])

    expect(times).toEqual(calls.map(({ minute }) => formatTime(minute)))
    expect(drawn.some((step) => step.includes(css(token('lamp'))))).toBe(false)
  })

  it('takes no time from the clock on the wall and no chance from anywhere', () => {
    const sources = listFiles(join(rootDir, 'film'), rootDir).filter((file) => file.endsWith('.ts'))
    const impure = sources.filter((file) => {
      if (file.endsWith('.test.ts') || file.endsWith('preview.ts')) return false
      return /\bDate\b|Math\.random|performance\.now/.test(
        readFileSync(join(rootDir, file), 'utf8'),
      )
    })

    expect(impure).toEqual([])
  })
})

describe('the bars', () => {
  it.each(calls)('of call $minute stay 24 px clear of the roof and inside the frame', (call) => {
    const roof = groundY - plots[call.shop].height
    const boxes = frames.flatMap((second) => barBoxes(call, second))

    expect(boxes.length).toBeGreaterThan(0)
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(
      roof - clearPx,
    )
    expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThan(0)
  })

  it('are gone before and after their call', () => {
    const [call] = calls
    if (!call) throw new Error('There is no call.')

    expect(barBoxes(call, call.startSecond - 0.01)).toEqual([])
    expect(barBoxes(call, call.startSecond + call.seconds + 0.5)).toEqual([])
  })
})
