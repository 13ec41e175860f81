import { expect, it } from 'vitest'
import { createGapMeter, type Gap, type Moment } from './gaps.ts'

function gapsOf(moments: readonly Moment[]): Gap[] {
  const gaps: Gap[] = []
  const meter = createGapMeter((gap) => gaps.push(gap))
  for (const moment of moments) meter(moment)
  return gaps
}

const start = { at: 0, listenerWaitedMs: 5, serverWaitedMs: 7 }

it('counts what comes on top of the twenty milliseconds of a frame', () => {
  expect(
    gapsOf([start, { ...start, at: 20 }, { ...start, at: 25 }, { ...start, at: 145 }]),
  ).toEqual([
    { heardMs: 0, madeMs: 0 },
    { heardMs: 0, madeMs: 0 },
    { heardMs: 100, madeMs: 100 },
  ])
})

it('does not blame the server for the listener, nor its code for want of a processor', () => {
  const late = { at: 220, listenerWaitedMs: 35, serverWaitedMs: 57 }

  expect(gapsOf([start, late])).toEqual([{ heardMs: 170, madeMs: 120 }])
})
