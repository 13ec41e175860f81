import { expect, it } from 'vitest'
import { lostWithin } from './lost-time.ts'

const spans = [
  { from: 100, to: 150 },
  { from: 300, to: 400 },
]

it.each([
  ['nothing lost', { from: 0, to: 90 }, 0],
  ['the whole of it', { from: 90, to: 200 }, 50],
  ['parts of two', { from: 120, to: 310 }, 40],
  ['all of the time asked about', { from: 320, to: 330 }, 10],
])('counts %s', (_title, asked, lost) => {
  expect(lostWithin(spans, asked)).toBe(lost)
})
