import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultState } from './constants.ts'
import { estimateSavings } from './estimate-savings.ts'

const anyInputs = fc.record({
  employees: fc.integer({ min: 1, max: 500 }),
  tasks: fc.nat(),
  minutes: fc.nat(),
  wage: fc.nat(),
  share: fc.constant(100 as const),
})

describe('the estimate', () => {
  it('gives the specification’s figures for its defaults', () => {
    expect(estimateSavings(defaultState)).toEqual({
      hoursSaved: 700,
      monthlySavings: 21_000,
      workdaysSaved: 87.5,
      hoursPerEmployee: 20,
      savingsPerEmployee: 600,
      tasksPerMonth: 5600,
      minutesPerTask: 7.5,
    })
  })

  it.each([
    [50, 350, 10_500, 43.75],
    [75, 525, 15_750, 65.625],
    [100, 700, 21_000, 87.5],
  ] as const)('counts %i percent of the minutes', (share, hours, savings, workdays) => {
    const estimate = estimateSavings({ ...defaultState, share })

    expect([estimate.hoursSaved, estimate.monthlySavings, estimate.workdaysSaved]).toEqual([
      hours,
      savings,
      workdays,
    ])
  })

  it('leaves the tasks alone when only a share of the minutes is saved', () => {
    expect(estimateSavings({ ...defaultState, share: 50 })).toMatchObject({
      tasksPerMonth: 5600,
      minutesPerTask: 7.5,
    })
  })

  it('has no average length for no tasks', () => {
    const estimate = estimateSavings({ ...defaultState, tasks: 0 })

    expect(estimate.minutesPerTask).toBeNull()
    expect(estimate.tasksPerMonth).toBe(0)
  })

  it('follows the formula for all numbers', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { hoursSaved, monthlySavings, workdaysSaved } = estimateSavings(inputs)

        expect(hoursSaved).toBeCloseTo((inputs.employees * inputs.minutes * 20) / 60, 3)
        expect(monthlySavings).toBe(hoursSaved * inputs.wage)
        expect(workdaysSaved).toBe(hoursSaved / 8)
      }),
    )
  })

  it('does not depend on the number of tasks', () => {
    fc.assert(
      fc.property(anyInputs, fc.nat(), (inputs, tasks) => {
        const { hoursSaved, monthlySavings } = estimateSavings(inputs)

        expect(estimateSavings({ ...inputs, tasks })).toMatchObject({
          hoursSaved,
          monthlySavings,
        })
      }),
    )
  })

  it('stays finite for the largest numbers that can be typed', () => {
    const most = Number.MAX_SAFE_INTEGER
    const estimate = estimateSavings({
      employees: 500,
      tasks: most,
      minutes: most,
      wage: most,
      share: 100,
    })

    expect(Object.values(estimate).every(Number.isFinite)).toBe(true)
  })
})
