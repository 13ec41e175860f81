import { fewestCallsTold } from '@nightdesk/contracts'
import type { CallMeter } from '@nightdesk/voice-provider'
import { expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import { createAnswerTimes } from './answer-times.ts'

const call = { assistant: 'air', reason: 'customer-ended-call', lengthMs: 9000, turns: 2 } as const

function end(meter: CallMeter, times: readonly (number | undefined)[]): void {
  for (const answerMs of times) meter.ended({ ...call, answerMs })
}

const hundreds = Array.from({ length: fewestCallsTold }, (_, index) => (index + 1) * 100)

it('tells nothing before twenty calls were answered aloud', () => {
  const { meter, read } = createAnswerTimes()

  end(meter, [...hundreds.slice(1), undefined, undefined])

  expect(read()).toBeUndefined()
})

it('tells the median from the twentieth call on, and of the newest five hundred at most', () => {
  const { meter, read } = createAnswerTimes()

  end(meter, hundreds.toReversed())
  expect(read()).toEqual({ calls: 20, medianMs: 1100 })

  end(
    meter,
    Array.from({ length: 500 }, () => 380),
  )
  expect(read()).toEqual({ calls: 500, medianMs: 380 })
})

it('hands on all that it is told', () => {
  const told: string[] = []
  const { meter } = createAnswerTimes({
    started: () => told.push('started'),
    refused: () => told.push('refused'),
    took: () => told.push('took'),
    spoke: () => told.push('spoke'),
    ended: () => told.push('ended'),
  })

  meter.started('air')
  meter.refused('air', 'address-cap')
  meter.took('air', 'answer', 400)
  meter.spoke('air', 'bank')
  end(meter, [400])

  expect(told).toEqual(['started', 'refused', 'took', 'spoke', 'ended'])
})

it('a server that has taken no calls has nothing to tell', async () => {
  const { app } = await createFixtureApp({})

  const response = await app.inject('/api/answer-time')

  expect(response.statusCode).toBe(204)
  expect(response.headers['cache-control']).toBe('no-store')
})
