import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

it.each([
  [[1, 2, 3, 4], 50, 2],
  [[4, 1, 3, 2], 95, 4],
  [[7], 95, 7],
  [[], 50, Number.NaN],
])('of %j at %i is %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected)
})
