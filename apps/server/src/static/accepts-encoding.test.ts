import { expect, it } from 'vitest'

import { acceptsEncoding } from './accepts-encoding.ts'

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, br;q=0.1', true],
  ['BR', true],
  ['*', true],
  ['br;q=0, *', false],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['br;q=high', false],
  ['*;q=0', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('reads %j as: takes br, %s', (header, expected) => {
  expect(acceptsEncoding(header, 'br')).toBe(expected)
})
