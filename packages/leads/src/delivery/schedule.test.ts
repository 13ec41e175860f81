import { hourMs, minuteMs, secondMs } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { startTime } from '../testing/sample-lead.ts'
import { nextTryAt } from './schedule.ts'

const middle = { since: startTime, now: startTime, random: 0.5 }

it.each([
  [1, 10 * secondMs],
  [2, minuteMs],
  [3, 5 * minuteMs],
  [4, 15 * minuteMs],
  [5, 30 * minuteMs],
  [100, 30 * minuteMs],
])('waits after try %i for %i ms', (attempts, delayMs) => {
  expect(nextTryAt({ ...middle, attempts })).toBe(startTime + delayMs)
})

it('spreads the tries by a tenth to either side', () => {
  expect(nextTryAt({ ...middle, attempts: 2, random: 0 })).toBe(startTime + 0.9 * minuteMs)
  expect(nextTryAt({ ...middle, attempts: 2, random: 1 })).toBe(startTime + 1.1 * minuteMs)
})

it('makes the last try at 72 hours and then gives up', () => {
  const end = startTime + 72 * hourMs

  expect(nextTryAt({ ...middle, attempts: 140, now: end - minuteMs })).toBe(end)
  expect(nextTryAt({ ...middle, attempts: 141, now: end })).toBeUndefined()
})
