import { expect, it } from 'vitest'
import { callingCode } from './calling-codes.ts'

it.each([
  ['US', '+1'],
  ['GB', '+44'],
  ['JE', '+44'],
  ['DE', '+49'],
  ['UZ', '+998'],
  ['XX', undefined],
  ['44', undefined],
  ['', undefined],
])('%s: %s', (country, code) => {
  expect(callingCode(country)).toBe(code)
})
