import { expect, it } from 'vitest'

import { beginsWithZeros, proofText } from './index.ts'

it.each([
  [[0xff, 0], 0, true],
  [[0x7f, 0xff], 1, true],
  [[0x80, 0], 1, false],
  [[0, 0x03, 0xff], 14, true],
  [[0, 0x04, 0], 14, false],
  [[1, 0, 0], 8, false],
  [[0, 0], 16, true],
  [[0, 0], 17, false],
])('says of the bytes %j that they begin with %i zero bits: %s', (bytes, bits, expected) => {
  expect(beginsWithZeros(Uint8Array.from(bytes), bits)).toBe(expected)
})

it('hashes another text for each lead and each number', () => {
  const texts = [
    proofText('ND-2222-2222', 1),
    proofText('ND-2222-2222', 11),
    proofText('ND-3333-3333', 1),
  ]

  expect(new Set(texts).size).toBe(3)
})
