import { describe, expect, it } from 'vitest'
import { examples } from './claims.ts'
import { financialServices } from './industries/financial-services.ts'
import { healthcare } from './industries/healthcare.ts'
import { hotels } from './industries/hotels.ts'
import { restaurants } from './industries/restaurants.ts'
import { transportation } from './industries/transportation.ts'

describe('the sums a reader can do again', () => {
  it.each([
    ['restaurants', restaurants.losses.total, examples.missedOrder],
    ['transportation', transportation.cases.problem.sum, examples.lostRide],
    ['healthcare', healthcare.claim.sum, examples.halfTheBill],
    ['hotels', hotels.savings.sum, examples.assistantBill],
    ['financial services', financialServices.claim.sum, examples.paperworkHours],
  ])('%s starts with the example of the ledger, and says so', (_, sum, example) => {
    expect(sum.label).toBe('Example')
    expect(example.text).toContain(`$${sum.amount.toLocaleString('en-US')}`)
    expect(`$${(sum.amount * sum.times).toLocaleString('en-US')}`).toBe(example.figure)
  })
})
