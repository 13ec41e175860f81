import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './calculator-address.ts'
import { defaultState } from './constants.ts'

const anyState = fc.record({
  employees: fc.integer({ min: 1, max: 500 }),
  tasks: fc.maxSafeNat(),
  minutes: fc.maxSafeNat(),
  wage: fc.maxSafeNat(),
  share: fc.constantFrom(50 as const, 75 as const, 100 as const),
})

describe('the address', () => {
  it('of the defaults is the one the decisions print', () => {
    expect(writeAddress(defaultState)).toBe('?employees=35&tasks=8&minutes=60&wage=30')
  })

  it('mentions the share only when it is not all', () => {
    expect(writeAddress({ ...defaultState, share: 75 })).toBe(
      '?employees=35&tasks=8&minutes=60&wage=30&share=75',
    )
  })

  it('without a query means the defaults', () => {
    expect(readAddress('')).toEqual(defaultState)
  })

  it('gives back what was written into it', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readAddress(writeAddress(state))).toEqual(state)
      }),
    )
  })

  it.each([
    ['letters', '?employees=many'],
    ['nothing', '?employees='],
    ['a fraction', '?employees=2.5'],
    ['a negative number', '?employees=-5'],
    ['an exponent', '?employees=1e2'],
    ['too few employees', '?employees=0'],
    ['too many employees', '?employees=501'],
    ['a number too large to be exact', '?wage=9007199254740993'],
    ['markup', '?minutes=<script>'],
    ['a share that is not offered', '?share=60'],
    ['broken encoding', '?tasks=%E0%A4%A'],
  ])('falls back to the default for %s', (_, search) => {
    expect(readAddress(search)).toEqual(defaultState)
  })

  it('keeps the good numbers beside a bad one', () => {
    expect(readAddress('?employees=12&tasks=x&minutes=0&wage=007')).toEqual({
      employees: 12,
      tasks: 8,
      minutes: 0,
      wage: 7,
      share: 100,
    })
  })

  it('never gives a number outside its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (employees, wage) => {
        const query = new URLSearchParams({ employees, wage })
        const inputs = readAddress(`?${query.toString()}`)

        expect(inputs.employees).toBeGreaterThanOrEqual(1)
        expect(inputs.employees).toBeLessThanOrEqual(500)
        expect(Number.isSafeInteger(inputs.wage)).toBe(true)
      }),
    )
  })
})
