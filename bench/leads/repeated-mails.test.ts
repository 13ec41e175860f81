import { expect, it } from 'vitest'
import { mostRepeatedByOneKill } from './repeated-mails.ts'

it.each([
  ['nothing came twice', [[1], [15], [25]], 0],
  ['each kill repeated one', [[5, 60], [15, 70], [16]], 1],
  ['one kill repeated two', [[5, 60], [6, 61], [15]], 2],
  ['one mail came three times', [[5, 60, 120]], 2],
  ['something came twice without a kill', [[25, 26]], Infinity],
])('counts by kills when %s', (_title, arrivals, expected) => {
  expect(mostRepeatedByOneKill(arrivals, [10, 20])).toBe(expected)
})
