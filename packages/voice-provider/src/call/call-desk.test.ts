import { transportLimits, voiceLimits } from '@nightdesk/contracts'
import { expect, it, onTestFinished, vi } from 'vitest'

import { noMeter } from '../call-meter.ts'
import { createFrontDesk } from '../front-desk/front-desk.ts'
import { createCallDesk } from './call-desk.ts'
import type { DeskOptions } from './desk/desk-options.ts'
import { createPump, systemClock } from './pump.ts'

// Reckoned: half a way for the answer, one for the other transport's program, four for a secure WebSocket.
const slowRoundTripMs = 600
const roundTrips = 5.5

it('keeps a line for a call that is not joined, and no longer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const desk = createCallDesk({
    pump: createPump(systemClock),
    // No line is opened, so that nobody is called.
    call: {} as DeskOptions['call'],
    timeZone: 'America/New_York',
    onTool: () => {},
    log: { info: () => {}, error: () => {} },
    meter: noMeter,
  })
  const [onJoined, onOver] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const terms = { address: '192.0.2.1', canDirect: false, onJoined, onHeard() {}, onOver }
  const call = desk.create(createFrontDesk(), terms)

  vi.advanceTimersByTime(9_999)
  expect(call.status).toBe('queued')
  vi.advanceTimersByTime(1)

  expect(call).toMatchObject({ status: 'ended', endedReason: 'assistant-join-timed-out' })
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(onJoined).not.toHaveBeenCalled()
})

it('keeps it for a phone on a slow network that falls back', () => {
  const ownWaitsMs = voiceLimits.mobileJoinDelayMs + transportLimits.fallbackAfterMs

  expect(ownWaitsMs + roundTrips * slowRoundTripMs).toBeLessThan(transportLimits.heldUnjoinedMs)
})
