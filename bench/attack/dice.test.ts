import { expect, it } from 'vitest'
import { createDice } from './dice.ts'

const rolls = (seed: number, name: string) => {
  const dice = createDice(seed, name)
  return Array.from({ length: 20 }, () => dice.whole(1, 1_000_000))
}

it('falls alike for the same seed and name', () => {
  expect(rolls(7, 'http 3')).toEqual(rolls(7, 'http 3'))
})

it.each([
  [8, 'http 3'],
  [7, 'http 4'],
])('falls otherwise for seed %i and %s', (seed, name) => {
  expect(rolls(seed, name)).not.toEqual(rolls(7, 'http 3'))
})

it('stays within its bounds, both ends among them', () => {
  const dice = createDice(1, 'bounds')
  const seen = new Set(Array.from({ length: 500 }, () => dice.whole(-1, 2)))

  expect([...seen].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2])
})

it.each([0, 1, 3, 4, 1_001])('makes %i bytes', (length) => {
  expect(createDice(1, 'bytes').bytes(length)).toHaveLength(length)
})
