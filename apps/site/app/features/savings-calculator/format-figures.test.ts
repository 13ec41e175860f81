import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDollarTenths,
  formatDollars,
  formatDollarsShort,
  formatTenths,
  formatWhole,
} from './format-figures.ts'

describe('the figures', () => {
  it.each([
    ['monthly savings without decimals', formatDollars, 21_000.4, '$21,000'],
    ['monthly savings rounded up', formatDollars, 20_999.5, '$21,000'],
    ['hours without decimals', formatWhole, 1166.67, '1,167'],
    ['workdays with one', formatTenths, 87.5, '87.5'],
    ['workdays with one, also when it is a zero', formatTenths, 100, '100.0'],
    ['dollars per employee with one', formatDollarTenths, 600, '$600.0'],
    ['the axis shortly', formatDollarsShort, 250_000, '$250K'],
    ['small steps of the axis in full', formatDollarsShort, 2.5, '$2.5'],
    ['nothing as zero', formatDollars, 0, '$0'],
  ] as const)('write %s', (_, format, value, expected) => {
    expect(format(value)).toBe(expected)
  })

  it.each([
    [999_999_999_999, '$999,999,999,999'],
    [1e12, '$1T'],
    [2_520_000_000_000, '$2.5T'],
    [999e12, '$999T'],
    [1e15, '>$999T'],
    [1e35, '>$999T'],
  ])('shorten what no place is wide enough for: %d', (value, expected) => {
    expect(formatDollars(value)).toBe(expected)
  })

  it('are never longer than eighteen characters and never NaN', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), (value) => {
        expect(formatDollars(value).length).toBeLessThanOrEqual(18)
        expect(formatTenths(value)).toMatch(/\d/)
      }),
    )
  })
})
