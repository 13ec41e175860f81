import { expect, it } from 'vitest'
import { atPace, readPace } from './voices.ts'

it.each([
  ['am_puck', undefined, 'am_puck', 1],
  ['am_puck', 'fast', 'am_puck fast', 1.25],
  ['bf_emma', 'slow', 'bf_emma slow', 0.8],
] as const)('keeps %s, %s, as "%s" at a speed of %d', (voice, pace, name, speed) => {
  expect(atPace(voice, pace)).toBe(name)
  expect(readPace(name)).toEqual({ voice, speed })
})
