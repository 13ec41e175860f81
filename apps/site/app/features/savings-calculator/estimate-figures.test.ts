import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultState } from './constants.ts'
import { estimateFigures } from './estimate-figures.ts'
import { estimateSavings, type CalculatorState } from './estimate-savings.ts'

function figuresOf(state: CalculatorState) {
  return estimateFigures(state, estimateSavings(state))
}

describe('the printed figures', () => {
  it('of the defaults are the specification’s', () => {
    expect(figuresOf(defaultState)).toEqual({
      employees: '35',
      tasks: '8',
      minutes: '60',
      wage: '$30',
      share: '100%',
      hours: '700',
      hoursEach: '20.0',
      workdays: '87.5',
      savings: '$21,000',
      expectedShare: '75%',
      expected: '$15,750',
      savingsEach: '$600.0',
      year: '$252,000',
      tasksPerMonth: '5,600',
      minutesPerTask: '7.5',
    })
  })

  it('have the same expected sum, whatever share is chosen', () => {
    const low = figuresOf({ ...defaultState, share: 50 })

    expect([low.savings, low.expected]).toEqual(['$10,500', '$15,750'])
  })

  it('have a dash for the length of no tasks', () => {
    const figures = figuresOf({ ...defaultState, tasks: 0 })

    expect([figures.minutesPerTask, figures.tasksPerMonth]).toEqual(['–', '0'])
  })

  it('never say NaN or Infinity', () => {
    const anyNumber = fc.oneof(fc.nat(10), fc.maxSafeNat())
    const anyInputs = fc.record({
      employees: fc.integer({ min: 1, max: 500 }),
      tasks: anyNumber,
      minutes: anyNumber,
      wage: anyNumber,
      share: fc.constantFrom(50 as const, 75 as const, 100 as const),
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(Object.values(figuresOf(inputs)).join(' ')).not.toMatch(/NaN|∞|Infinity|e\+/)
      }),
    )
  })
})
