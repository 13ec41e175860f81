import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, cleanDigits, parseWholeNumber } from './parse-whole-number.ts'

const anyText = fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.-+e $aé٣½ ')) })
const withCommas = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

describe('a typed number', () => {
  it.each([
    ['a plain number', '45', 45],
    ['leading zeros are stripped', '0045', 45],
    ['45 typed over 0', '045', 45],
    ['an empty value is 0', '', 0],
    ['only zeros are 0', '000', 0],
    ['letters are removed', '4a5b', 45],
    ['nothing but letters is 0', 'many', 0],
    ['a pasted 1,000 is a thousand', '1,000', 1000],
    ['a currency sign is removed', '$30', 30],
    ['spaces are removed', ' 1 000 ', 1000],
    ['a minus sign is a non-digit', '-5', 5],
    ['a decimal point is a non-digit', '2.5', 25],
    ['an exponent is a non-digit', '1e3', 13],
    ['digits of other scripts are non-digits', '٣5', 5],
  ])('%s', (_, text, expected) => {
    expect(parseWholeNumber(text)).toBe(expected)
  })

  it('is a whole number from 0 up, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const number = parseWholeNumber(text)

        expect(Number.isSafeInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the number itself, however many zeros and separators stand in it', () => {
    const zeros = fc.integer({ min: 0, max: 30 }).map((count) => '0'.repeat(count))
    fc.assert(
      fc.property(fc.maxSafeNat(), zeros, (number, front) => {
        expect(parseWholeNumber(front + withCommas(number))).toBe(number)
      }),
    )
  })

  it('is held at the largest exact number when it is longer', () => {
    const digits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 17, maxLength: 60 })
    fc.assert(
      fc.property(digits, (list) => {
        expect(parseWholeNumber(list.join(''))).toBe(Number.MAX_SAFE_INTEGER)
      }),
    )
  })
})

describe('the text kept while somebody types', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['00', '0'],
    ['045', '45'],
    ['1,000', '1000'],
  ])('of "%s" is "%s"', (typed, kept) => {
    expect(cleanDigits(typed)).toBe(kept)
  })

  it('is not changed by being cleaned again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanDigits(cleanDigits(text))).toBe(cleanDigits(text))
      }),
    )
  })
})

describe('a bounded number', () => {
  it.each([
    [0, 1],
    [1, 1],
    [250, 250],
    [500, 500],
    [501, 500],
  ])('turns %i into %i between 1 and 500', (value, expected) => {
    expect(clamp(value, 1, 500)).toBe(expected)
  })
})
