import { readConfig } from '@nightdesk/config'
import { hotels } from '@nightdesk/voice-provider'
import { expect, it } from 'vitest'

import { receptionists } from './receptionists.ts'

const ids = ['hotels', 'transportation', 'air', 'front-desk']

it('are the three of the demos and the front desk', () => {
  const desks = receptionists(readConfig({}))

  expect(desks.map(({ id }) => id)).toEqual(ids)
  expect(desks[0]).toBe(hotels)
})

it('keep their names when a language model stands behind them', () => {
  const desks = receptionists(
    readConfig({ LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama3.2' }),
  )

  expect(desks.map(({ id }) => id)).toEqual(ids)
  expect(desks[0]).not.toBe(hotels)
})
