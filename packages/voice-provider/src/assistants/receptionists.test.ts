import { expect, it } from 'vitest'

import { hotels } from './hotels/hotels.ts'
import { receptionists } from './receptionists.ts'

const ids = ['hotels', 'transportation', 'air', 'front-desk']

it('are the three of the demos and the front desk', () => {
  const desks = receptionists()

  expect(desks.map(({ id }) => id)).toEqual(ids)
  expect(desks[0]).toBe(hotels)
})

it('keep their names when a language model stands behind them', () => {
  const url = 'http://localhost:11434/v1'
  const desks = receptionists({ url, model: 'llama3.2', perCall: 60, perDay: 2_000 })

  expect(desks.map(({ id }) => id)).toEqual(ids)
  expect(desks[0]).not.toBe(hotels)
})
