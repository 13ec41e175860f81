import { describe, expect, it } from 'vitest'
import { tooltipDelayMs } from './tooltip-timing.ts'

describe('the wait before a tooltip opens', () => {
  it.each([
    ['700 ms when none was open before', 10_000, -Infinity, 700],
    ['none right after another closed', 10_000, 10_000, 0],
    ['none at the end of the 300 ms', 10_300, 10_000, 0],
    ['700 ms again after the 300 ms', 10_301, 10_000, 700],
  ])('is %s', (_, now, lastClosed, delay) => {
    expect(tooltipDelayMs(now, lastClosed)).toBe(delay)
  })
})
