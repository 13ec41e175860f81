import { expect, it, onTestFinished } from 'vitest'

import { noMeter } from '../../call-meter.ts'
import type { Assistant } from '../../conversation.ts'
import { createFrontDesk } from '../../front-desk/front-desk.ts'
import type { MediaLine } from '../../media/media-line.ts'
import { callLimits } from '../call-limits.ts'
import { createPump, systemClock } from '../pump.ts'
import { createHeldCalls } from './held-calls.ts'

const terms = { address: '192.0.2.1', canDirect: false, onJoined() {}, onHeard() {}, onOver() {} }

function open() {
  const seen: string[] = []
  const pump = createPump(systemClock)
  onTestFinished(() => pump.stop())
  const calls = createHeldCalls({
    pump,
    call: {
      openEar: () => ({ hear() {}, cut: async () => new Float32Array(1), close() {} }),
      transcribe: async () => ({ text: '' }),
      openVoice: () => () => [],
      voiceOf: () => 'bank',
      limits: callLimits({ callSeconds: 180, silenceSeconds: 20 }),
      now: () => systemClock.now(),
    },
    timeZone: 'America/New_York',
    onTool: () => {},
    meter: {
      ...noMeter,
      started: (assistant) => void seen.push(`started ${assistant}`),
      ended: ({ reason }) => void seen.push(`ended ${reason}`),
    },
    log: { info() {}, error: (_fields, message) => void seen.push(message) },
  })
  const createLine = (name: string): MediaLine => ({
    sendOpus() {},
    sendText() {},
    close: () => void seen.push(`${name} closed`),
  })
  return { calls, seen, createLine }
}

it('gives a call to the first line, closes the second, and counts its end once', async () => {
  const { calls, seen, createLine } = open()
  const held = calls.add(createFrontDesk(), terms)
  calls.give(held, createLine('first'))
  calls.give(held, createLine('second'))
  expect(held.status).toBe('in-progress')

  calls.end(held, 'customer-ended-call')
  calls.end(held, 'silence-timed-out')
  await calls.close()

  expect(held).toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' })
  expect(seen).toEqual([
    'started front-desk',
    'second closed',
    'ended customer-ended-call',
    'first closed',
  ])
})

it('ends a call whose assistant cannot be opened, and throws at nobody', async () => {
  const { calls, seen, createLine } = open()
  const assistant: Assistant = {
    id: 'front-desk',
    name: 'Desk',
    open() {
      throw new Error('not today')
    },
  }
  const held = calls.add(assistant, terms)
  calls.give(held, createLine('first'))
  await calls.close()

  expect(held.endedReason).toBe('pipeline-error-assistant-failed')
  expect(seen).toEqual(['call failed', 'ended pipeline-error-assistant-failed', 'first closed'])
})

it('remembers a hundred calls that are over, and forgets those before', () => {
  const { calls } = open()
  const held = Array.from({ length: 102 }, () => calls.add(createFrontDesk(), terms))
  for (const one of held) calls.end(one, 'customer-ended-call')

  expect(calls.list()).toHaveLength(100)
  expect(calls.get(held[1]?.id ?? '')).toBeUndefined()
  expect(calls.get(held[2]?.id ?? '')).toBe(held[2])
})
