import { expect, it } from 'vitest'

import { countWordErrors } from './word-errors.ts'

it.each([
  ['Yes, please.', 'yes please', 0],
  ['For two nights.', 'For too nights', 1],
  ['For two nights.', 'For two long nights', 1],
  ['For two nights.', 'two nights', 1],
  ['For two nights.', '', 3],
])('between %j and %j are %i', (said, understood, expected) => {
  expect(countWordErrors(said, understood)).toBe(expected)
})
