import { ManualClock } from '@nightdesk/testkit'
import { expect, it } from 'vitest'
import { createDisposer, type TransportEvent } from '../../index.ts'
import { watchFrames } from './watch-frames.ts'

function watch() {
  const socket = new EventTarget()
  const clock = new ManualClock()
  const disposer = createDisposer()
  const events: TransportEvent[] = []
  const onEvent = (event: TransportEvent) => void events.push(event)
  watchFrames(socket, { clock, disposer, onEvent })
  const bring = () => socket.dispatchEvent(new Event('message'))
  return { clock, disposer, events, bring }
}

it('a socket that keeps bringing something is a line', async () => {
  const { clock, events, bring } = watch()
  for (let round = 0; round < 5; round += 1) {
    await clock.pass(1_900)
    bring()
  }

  expect(events).toEqual([])
})

it('one that brings nothing for some seconds is interrupted, until it brings something', async () => {
  const { clock, events, bring } = watch()
  await clock.pass(9_000)
  bring()
  bring()

  expect(events).toMatchObject([
    { type: 'network-connection', network: { event: 'interrupted' } },
    { type: 'network-connection', network: { event: 'connected' } },
  ])
})

it('one that brings nothing for 10 seconds is lost, once', async () => {
  const { clock, events } = watch()

  await clock.pass(30_000)

  expect(events).toMatchObject([
    { network: { event: 'interrupted' } },
    { type: 'failed', error: { type: 'connection-error' } },
  ])
  expect(clock.pending).toBe(0)
})

it('nobody watches a line that was left', async () => {
  const { clock, disposer, events } = watch()

  disposer.dispose()
  await clock.pass(30_000)

  expect(events).toEqual([])
  expect(clock.pending).toBe(0)
})
