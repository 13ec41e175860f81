import { expect, it } from 'vitest'
import { readCountry, toCountry } from './country.ts'

it.each([
  [{ country: 'US' }, 'US'],
  [{ country: 'gb' }, 'GB'],
  [{ country_code: 'DE', country: 'Germany' }, 'DE'],
  [{ countryCode: 'FR' }, 'FR'],
  [{ country: null }, undefined],
  [{ country: 'XX' }, undefined],
  [{ country: 'T1' }, undefined],
  [{ country: '<b>' }, undefined],
  [{}, undefined],
  ['US', undefined],
  [null, undefined],
])('reads %j as %s', (answer, country) => {
  expect(readCountry(answer)).toBe(country)
})

it('takes one code only', () => {
  expect(toCountry('US, DE')).toBeUndefined()
})
