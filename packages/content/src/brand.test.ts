import { expect, it } from 'vitest'
import { brand } from './brand.ts'

it('has a name that fits the header', () => {
  expect(brand.product.length).toBeLessThanOrEqual(28)
})

it('begins references with two to four capital letters', () => {
  expect(brand.referencePrefix).toMatch(/^[A-Z]{2,4}$/)
})
