import { expect, it } from 'vitest'
import { levelAt, lineAt } from './place-in-call.ts'

const course = { starts: [0.15, 2, 4.5], levels: '0369' }

it.each([
  [0, 0],
  [0.15, 0],
  [1.99, 0],
  [2, 1],
  [60, 2],
])('at second %d it is line %d', (second, line) => {
  expect(lineAt(course, second)).toBe(line)
})

it.each([
  [0, 0],
  [0.19, 1 / 3],
  [0.3, 1],
  [60, 0],
])('at second %d it is %d loud', (second, level) => {
  expect(levelAt(course, second)).toBeCloseTo(level)
})
