import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { waitsInCrowd } from './testing/line-crowd.ts'

const second = 1_000
// Any moments of ten minutes, the same in every run.
const visits = [23, 71, 118, 190, 247, 305, 366, 421, 498, 560].map((at) => at * second)
// Ten minutes of a hundred callers are some seconds of work.
const slowestMachineMs = 300_000

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

// Where each keeps its line for twenty seconds, one of four is given up every five.
it.each([
  {
    manner: 'that all ask from the beginning',
    crowd: { early: 100, moreEveryMs: 0 },
    median: 15,
  },
  {
    manner: 'of which one more asks for every line that is given up',
    crowd: { early: 8, moreEveryMs: 5 * second },
    median: 40,
  },
  {
    manner: 'of which half ask and the others come one by one',
    crowd: { early: 50, moreEveryMs: 10 * second },
    median: 15,
  },
])(
  'finds a visitor a line soon behind 100 networks $manner',
  async ({ crowd, median }) => {
    const waits = await waitsInCrowd({ networks: 100, ...crowd, visits, hadMs: 0 })

    expect(waits[visits.length / 2]).toBeLessThanOrEqual(median)
    expect(waits.at(-1)).toBeLessThanOrEqual(60)
  },
  slowestMachineMs,
)

// Nothing tells them from the crowd: each of it has its twenty seconds, and then they.
it.each([
  [10, 80],
  [100, 600],
])(
  'finds one who has called before a line after a round of %i networks',
  async (networks, round) => {
    const crowd = { networks, early: networks, moreEveryMs: 0 }
    const waits = await waitsInCrowd({ ...crowd, visits, hadMs: 120 * second })

    expect(waits.at(-1)).toBeLessThanOrEqual(round)
  },
  slowestMachineMs,
)
