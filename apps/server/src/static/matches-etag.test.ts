import { expect, it } from 'vitest'

import { matchesEtag } from './matches-etag.ts'

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"xyz", "abc"', true],
  ['*', true],
  ['"xyz"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('reads %j as: names "abc", %s', (header, expected) => {
  expect(matchesEtag(header, '"abc"')).toBe(expected)
})
