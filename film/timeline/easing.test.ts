import { describe, expect, it } from 'vitest'
import { arrive, glide, leave, progress } from './easing.ts'

describe.each([
  ['arrive', arrive],
  ['leave', leave],
  ['glide', glide],
])('%s', (_, ease) => {
  it('begins at 0, ends at 1 and never goes back', () => {
    const steps = Array.from({ length: 101 }, (_unused, index) => ease(index / 100))

    expect(steps[0]).toBe(0)
    expect(steps.at(-1)).toBe(1)
    expect(steps.every((value, index) => value >= (steps[index - 1] ?? 0))).toBe(true)
  })
})

it('arrives early and leaves late, as the site’s tokens do', () => {
  expect(arrive(0.3)).toBeGreaterThan(0.6)
  expect(leave(0.3)).toBeLessThan(0.2)
})

it('holds before the start and after the end', () => {
  expect([progress(1, 2, 4), progress(3, 2, 4), progress(9, 2, 4)]).toEqual([0, 0.5, 1])
})
