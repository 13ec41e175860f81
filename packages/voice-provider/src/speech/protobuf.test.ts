import { expect, it } from 'vitest'

import { contentField, readFields, textOf, writeFields } from './protobuf.ts'

it('writes what it has read, byte for byte', () => {
  const message = Uint8Array.from(
    [
      [0x08, 0x96, 0x01], // a number of two bytes
      [0x12, 0x02, 0x68, 0x69], // a text
      [0x1d, 1, 2, 3, 4], // four bytes
      [0x21, 1, 2, 3, 4, 5, 6, 7, 8], // eight
      [0xfa, 0x01, 0x00], // an empty one with a large number
    ].flat(),
  )

  expect(writeFields(readFields(message))).toEqual(message)
  expect(readFields(message).map(({ number }) => number)).toEqual([1, 2, 3, 4, 31])
})

it('writes contents whose length takes several bytes', () => {
  const text = 'a'.repeat(300)
  const [field] = readFields(writeFields([contentField(7, text)]))

  expect(field && textOf(field)).toBe(text)
})

it('takes no other file', () => {
  expect(() => readFields(Uint8Array.of(0x0f))).toThrow('wire type 7')
})
