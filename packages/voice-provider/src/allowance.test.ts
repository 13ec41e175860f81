import { expect, it } from 'vitest'

import { createManualClock } from './testing/manual-clock.ts'
import { createAllowance, type Allowance } from './allowance.ts'

const taken = (allowance: Allowance, times: number) =>
  Array.from({ length: times }, () => allowance.take()).filter(Boolean).length

it('gives so much at once, and so much a second after that', () => {
  const clock = createManualClock()
  const allowance = createAllowance({ atOnce: 4, perSecond: 2, now: () => clock.now() })

  expect(taken(allowance, 10)).toBe(4)
  clock.leap(1_000)
  expect(taken(allowance, 10)).toBe(2)
  clock.leap(499)
  expect(taken(allowance, 10)).toBe(0)
  clock.leap(1)
  expect(taken(allowance, 10)).toBe(1)
})

it('saves up no more than it gives at once', () => {
  const clock = createManualClock()
  const allowance = createAllowance({ atOnce: 4, perSecond: 2, now: () => clock.now() })
  clock.leap(3_600_000)

  expect(taken(allowance, 10)).toBe(4)
})
