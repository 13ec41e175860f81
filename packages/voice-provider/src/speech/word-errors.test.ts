import { expect, it } from 'vitest'

import { countWordErrors } from './word-errors.ts'

it.each([
  ['Yes, please.', 'yes please', 0],
  ['For two nights.', 'For too nights', 1],
  ['For two nights.', 'For two long nights', 1],
  ['For two nights.', 'two nights', 1],
  ['For two nights.', '', 3],
  ['On Tuesday at ten.', 'On Tuesday at 10.', 0],
  ['Five five five, zero one.', '55501.', 0],
])('between %j and %j are %i', (said, understood, expected) => {
  expect(countWordErrors(said, understood)).toBe(expected)
})
