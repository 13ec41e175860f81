import { expect, it } from 'vitest'
import { seeded, seededBetween } from './seeded.ts'

const many = Array.from({ length: 4000 }, (_, index) => seeded(index, 7))

it('gives the same number for the same keys, and another for others', () => {
  expect(seeded(3, 5)).toBe(seeded(3, 5))
  expect(seeded(3, 5)).not.toBe(seeded(5, 3))
  expect(new Set(many).size).toBe(many.length)
})

it('spreads evenly between 0 and 1', () => {
  const mean = many.reduce((sum, value) => sum + value, 0) / many.length

  expect(many.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(mean).toBeCloseTo(0.5, 1)
})

it('stays within a range', () => {
  const values = Array.from({ length: 500 }, (_, index) => seededBetween(-2, 3, index))

  expect(Math.min(...values)).toBeGreaterThanOrEqual(-2)
  expect(Math.max(...values)).toBeLessThan(3)
})
