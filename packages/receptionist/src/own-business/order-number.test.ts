import { describe, expect, test } from 'vitest'

import { hasOrderNumber, readOrderNumber, spotOrderNumber } from './order-number.ts'

const now = { day: '2026-11-16', minutes: 600 }
const read = (text: string) =>
  readOrderNumber(text, { now, by: 'speech', tag: 'order', values: {} })

describe('the number of an order', () => {
  test.each([
    ['It’s order 20331', '20331'],
    ['order number A1234', 'A1234'],
    ['gosh, hang on... 77-1043', '77-1043'],
    ['five five two oh one', '55201'],
    ['It’s five one zero zero nine', '51009'],
    ['order 5512, it should go to 14 Elm Street', '5512'],
  ])('is read from an answer: %s', (text, number) => {
    expect(read(text)).toEqual({ kind: 'text', text: number })
  })

  test.each(['I threw out the slip', 'it was a gift'])('is none: %s', (text) => {
    expect(hasOrderNumber(text)).toBe(false)
  })

  test.each([
    ['Where is my order? The order number is 4471.', '4471'],
    ['it’s about order number five five two oh one', 'five five two oh one'],
    ['I’d like to order two lamps', undefined],
    ['I want to order 12 roses', undefined],
  ])('is led by its name in a sentence: %s', (text, number) => {
    expect(spotOrderNumber(text)).toBe(number)
  })
})
