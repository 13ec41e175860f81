import { expect, it } from 'vitest'

import { byKnownAssistants, type CallMeter } from './call-meter.ts'
import { openProvider } from './testing/open-provider.ts'

function createTold() {
  const told: unknown[][] = []
  const meter: CallMeter = {
    started: (...facts) => void told.push(['started', ...facts]),
    refused: (...facts) => void told.push(['refused', ...facts]),
    took: (...facts) => void told.push(['took', ...facts]),
    spoke: (...facts) => void told.push(['spoke', ...facts]),
    ended: ({ assistant, reason, lengthMs, turns }) =>
      void told.push([
        'ended',
        assistant,
        reason,
        lengthMs === undefined ? 'unheld' : 'held',
        turns,
      ]),
  }
  return { told, meter }
}

it('is told of assistants that nobody knows as one', () => {
  const { told, meter } = createTold()
  const known = byKnownAssistants(meter, ['air'])

  for (const id of ['air', 'made-up', '']) {
    known.started(id)
    known.refused(id, 'bad-request')
    known.took(id, 'read', 1)
    known.spoke(id, 'bank')
  }

  expect(told.map(([, assistant]) => assistant)).toEqual([
    ...Array<string>(4).fill('air'),
    ...Array<string>(8).fill('other'),
  ])
})

it('hears how a call over WebRTC began and ended', async () => {
  const { told, meter } = createTold()
  const { call } = await openProvider({ meter })
  const caller = await call('192.0.2.1')
  caller.types('hello')
  await caller.said('"role":"user"')

  await fetch(caller.webCallUrl, { method: 'DELETE' })

  await expect
    .poll(() => told)
    .toEqual([
      ['started', 'front-desk'],
      ['ended', 'front-desk', 'customer-ended-call', 'held', 1],
    ])
})

it('hears why somebody got no call', async () => {
  const { told, meter } = createTold()
  const { create, url } = await openProvider({ meter, maxCalls: 1 })
  await create('192.0.2.1')
  await create('192.0.2.2')
  await fetch(`${url}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assistantId: 'front-desk' }),
  })

  expect(told).toEqual([
    ['refused', 'front-desk', 'network-cap'],
    ['refused', 'front-desk', 'no-token'],
  ])
})
