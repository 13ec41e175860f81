import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { spokenPieces } from './spoken-pieces.ts'

it('leaves a clause of ordinary length alone', () => {
  expect(spokenPieces(['How can I help you?'])).toEqual(['How can I help you?'])
})

it('cuts a long one between words, and loses nothing', () => {
  const pieces = spokenPieces(['word '.repeat(100).trim()])

  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.every((piece) => /^word( word)*$/.test(piece))).toBe(true)
  expect(pieces.join(' ')).toBe('word '.repeat(100).trim())
})

it('counts a number as the words it is spoken in', () => {
  const pieces = spokenPieces([`It costs ${'$777777777 or '.repeat(12).trim()}`])

  expect(
    Math.max(...pieces.map((piece) => piece.replaceAll(/\D/g, '').length)),
  ).toBeLessThanOrEqual(18)
  expect(spokenPieces(['Your number is 212 555 0199, is that right?'])).toHaveLength(1)
})

it('makes no piece too long of any clause', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (clause) => {
      const pieces = spokenPieces([clause])
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160)
      expect(pieces.join('').replaceAll(' ', '')).toBe(clause.replaceAll(' ', ''))
    }),
  )
})
