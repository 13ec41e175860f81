import { describe, expect, it } from 'vitest'
import { dayPassesSeconds } from './clock.ts'
import { calls, closingMinute, openingMinute, shops } from './calls.ts'

/** What fits between the edges of a slip in its size of type. */
const longestLine = 15

describe('the calls of the night', () => {
  it('are seven', () => {
    expect(calls).toHaveLength(7)
  })

  it('come one after the other, on the clock and in the film', () => {
    const ends = calls.map(({ startSecond, seconds }) => startSecond + seconds)

    expect(calls.map(({ minute }) => minute)).toEqual(
      calls.map(({ minute }) => minute).toSorted((a, b) => a - b),
    )
    calls.slice(1).forEach((call, index) => {
      expect(call.startSecond).toBeGreaterThan(ends[index] ?? 0)
    })
  })

  it('lie between 6 pm and 8 am, in film time before the last two seconds', () => {
    for (const { minute, startSecond, seconds } of calls) {
      expect(minute).toBeGreaterThan(openingMinute)
      expect(minute).toBeLessThan(closingMinute)
      expect(startSecond).toBeGreaterThan(dayPassesSeconds)
      expect(startSecond + seconds).toBeLessThan(18)
    }
  })

  it('reach every shop of the street', () => {
    expect(new Set(calls.map(({ shop }) => shop))).toEqual(new Set(shops))
  })

  it('include the one the home page tells: 2:14 am, the hotel, room 412', () => {
    const call = calls.find(({ minute }) => minute === 26 * 60 + 14)

    expect(call?.shop).toBe('hotel')
    expect(call?.note.join(' ')).toContain('412')
  })

  it.each(calls.flatMap(({ note }) => note))('write "%s" within the edges of the slip', (line) => {
    expect(line.length).toBeLessThanOrEqual(longestLine)
  })
})
