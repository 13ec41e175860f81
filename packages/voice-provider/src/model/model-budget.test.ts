import { hourMs } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { createManualClock } from '../testing/manual-clock.ts'
import { createModelBudget, dayLedger } from './model-budget.ts'

const granted = (take: () => boolean, times: number) =>
  Array.from({ length: times }, () => take()).filter(Boolean).length

it('gives each call its share', () => {
  const budget = createModelBudget({ perCall: 3, perDay: 100 })

  expect(granted(budget.openCall(), 10)).toBe(3)
  expect(granted(budget.openCall(), 10)).toBe(3)
})

it('gives all calls together no more than the day has', () => {
  const clock = createManualClock()
  const budget = createModelBudget({ perCall: 3, perDay: 5 }, () => clock.now())
  const [first, second] = [budget.openCall(), budget.openCall()]
  expect(granted(first, 10)).toBe(3)
  expect(granted(second, 10)).toBe(2)

  clock.leap(23 * hourMs)
  expect(granted(second, 10)).toBe(0)
  clock.leap(hourMs)
  expect(granted(second, 10)).toBe(1)
  expect(granted(budget.openCall(), 10)).toBe(3)
})

it('goes on with the day where a thread that is gone left off', () => {
  const ledger = dayLedger()
  const caps = { perCall: 3, perDay: 4 }
  expect(granted(createModelBudget(caps, Date.now, ledger).openCall(), 10)).toBe(3)

  expect(granted(createModelBudget(caps, Date.now, ledger).openCall(), 10)).toBe(1)
})

it('grants nothing where a day has nothing', () => {
  expect(granted(createModelBudget({ perCall: 3, perDay: 0 }).openCall(), 10)).toBe(0)
})
