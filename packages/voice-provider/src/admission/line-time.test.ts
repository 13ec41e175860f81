import { describe, expect, it } from 'vitest'

import { createLineTime } from './line-time.ts'

const minute = 60_000
const hour = 60 * minute

function openTime() {
  let at = 0
  const time = createLineTime(() => at)
  return { time, pass: (ms: number) => (at += ms) }
}

/** What it takes while nothing else has the processor. */
const quickest = (run: () => number) => Math.min(...Array.from({ length: 5 }, run))

describe('line time', () => {
  it('adds up what each network had, within the hour', () => {
    const { time, pass } = openTime()
    time.add('a', 10_000)
    pass(30 * minute)
    time.add('a', 20_000)
    time.add('b', 5_000)

    expect([time.of('a'), time.of('b'), time.of('c')]).toEqual([30_000, 5_000, 0])

    pass(31 * minute)

    expect([time.of('a'), time.of('b')]).toEqual([20_000, 5_000])
    pass(hour)
    expect([time.of('a'), time.of('b')]).toEqual([0, 0])
  })

  it('costs the same to ask for, however many calls there were', () => {
    const { time, pass } = openTime()
    const ask = () => {
      const startedAt = performance.now()
      for (let count = 0; count < 20_000; count += 1) time.of('a')
      return performance.now() - startedAt
    }
    time.add('a', 1)
    ask()
    const few = quickest(ask)
    for (let call = 0; call < 6_000; call += 1) {
      time.add('a', 1)
      pass(hour / 6_001)
    }
    const many = quickest(ask)

    // A list that is gone through each time takes thousands of times as long.
    expect(many).toBeLessThan(few * 100)
  })
})
