import { expect, it } from 'vitest'
import { createGapMeter, type Gap, type Moment } from './gaps.ts'

function gapsOf(moments: readonly Moment[], lostMs = 0): Gap[] {
  const gaps: Gap[] = []
  const meter = createGapMeter({ lostMs: () => lostMs, onGap: (gap) => gaps.push(gap) })
  for (const moment of moments) meter(moment)
  return gaps
}

const start = { at: 0, listenerWaitedMs: 5, serverWaitedMs: 7, stolenMs: 10 }

it('counts what comes on top of the twenty milliseconds of a frame', () => {
  const gaps = gapsOf([start, { ...start, at: 20 }, { ...start, at: 25 }, { ...start, at: 145 }])

  expect(gaps.map(({ lateMs, heardMs, madeMs }) => [lateMs, heardMs, madeMs])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [100, 100, 100],
  ])
})

it('does not blame the server for the listener, nor its code for want of a processor', () => {
  const late = { at: 220, listenerWaitedMs: 35, serverWaitedMs: 57, stolenMs: 40 }

  expect(gapsOf([start, late])).toEqual([{ lateMs: 200, heardMs: 170, madeMs: 120, stolenMs: 30 }])
})

it('does not blame the server for a machine on which nobody ran', () => {
  const late = { ...start, at: 220, listenerWaitedMs: 35 }

  // The listener's own waiting is a part of it.
  expect(gapsOf([start, late], 180)).toMatchObject([{ lateMs: 200, heardMs: 20 }])
})
