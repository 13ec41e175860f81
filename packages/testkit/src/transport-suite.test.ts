import { createFallbackTransport } from '@nightdesk/call-session'
import { describe, expect, it } from 'vitest'
import { ManualClock, MemoryTransport, settle, transportRules, type FarSide } from './index.ts'

function memorySide(): FarSide {
  const transport = new MemoryTransport()
  transport.onJoin = 'waits'
  // The other side answers on its own, a moment after it is called.
  const join = transport.join.bind(transport)
  transport.join = (request) => {
    const line = join(request)
    void settle().then(() => transport.call.open())
    return line
  }
  return sideOf(transport, transport)
}

function fallbackSide(): FarSide {
  const deaf = new MemoryTransport()
  deaf.onJoin = 'connection-error'
  const transport = new MemoryTransport()
  return sideOf(transport, createFallbackTransport(deaf, transport, { clock: new ManualClock() }))
}

function sideOf(memory: MemoryTransport, transport: FarSide['transport']): FarSide {
  return {
    transport,
    url: 'https://desk.example/call/1',
    received: () => memory.call.sent,
    send: (text) => memory.call.say(text),
    hangUp: () => {
      memory.call.isOpen = false
      memory.call.tell({ type: 'left' })
    },
    open: () => memory.openCalls,
    settle,
  }
}

describe.each([
  ['the in-memory transport', memorySide],
  ['a transport with one to fall back on', fallbackSide],
])('%s', (_name, createSide) => {
  it.each(transportRules)('$rule', async ({ check }) => {
    await expect(check(createSide())).resolves.toBeUndefined()
  })
})

it('finds a transport that does not keep a rule', async () => {
  const broken = () => ({ ...memorySide(), open: () => 2 })
  const results = await Promise.allSettled(transportRules.map(({ check }) => check(broken())))

  expect(results.map(({ status }) => status)).toContain('rejected')
})
