import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultState } from './constants.ts'
import { estimateSavings } from './estimate-savings.ts'
import { niceAxis, savingsByMonth } from './savings-by-month.ts'

describe('the months', () => {
  const months = savingsByMonth(estimateSavings(defaultState))

  it('are twelve', () => {
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('begin with the estimate and add it up', () => {
    expect(months[0]).toEqual({ month: 1, hours: 700, savings: 21_000 })
    expect(months[11]).toEqual({ month: 12, hours: 8400, savings: 252_000 })
  })
})

describe('the axis', () => {
  it.each([
    [252_000, 300_000, [100_000, 200_000, 300_000]],
    [100, 100, [25, 50, 75, 100]],
    [10_000, 10_000, [2500, 5000, 7500, 10_000]],
    [12, 15, [5, 10, 15]],
    [7, 8, [2, 4, 6, 8]],
    [40, 40, [10, 20, 30, 40]],
  ])('for %d ends at %d', (highest, max, lines) => {
    expect(niceAxis(highest)).toEqual({ max, lines })
  })

  it('has no lines when there is nothing to show', () => {
    expect(niceAxis(0)).toEqual({ max: 1, lines: [] })
  })

  it('always holds the highest value and shows growth: the column fills at least half of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e36, noNaN: true }), (highest) => {
        const { max, lines } = niceAxis(highest)

        expect(highest / max).toBeLessThanOrEqual(1 + Number.EPSILON * 4)
        expect(highest / max).toBeGreaterThan(0.5)
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(lines.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
