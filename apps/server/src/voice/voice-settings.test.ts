import { readConfig } from '@nightdesk/config'
import { expect, it } from 'vitest'

import { modelOf } from './voice-settings.ts'

it('names no language model until both its address and its name are given', () => {
  expect(modelOf(readConfig({}))).toBeUndefined()
})

it('tells the receptionists where their language model is and how often it may be asked', () => {
  const config = readConfig({
    LLM_URL: 'http://localhost:11434/v1',
    LLM_MODEL: 'llama3.2',
    LLM_REQUESTS_PER_CALL: '5',
    LLM_REQUESTS_PER_DAY: '50',
  })

  expect(modelOf(config)).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'llama3.2',
    perCall: 5,
    perDay: 50,
  })
})
