import { FakeDevices, ManualClock, MemoryTransport, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { CallSession, createFallbackTransport } from './index.ts'
import { rejection, url } from './testing/desk.ts'

function createDesk() {
  const clock = new ManualClock()
  const first = new MemoryTransport()
  const second = new MemoryTransport()
  const devices = new FakeDevices()
  const transport = createFallbackTransport(first, second, { clock })
  const session = new CallSession({ transport, clock, devices })
  return { clock, first, second, session, transport }
}

describe('a transport with one to fall back on', () => {
  it('takes the first where it connects', async () => {
    const { first, second, session, clock } = createDesk()

    await session.join({ url })

    expect(first.openCalls).toBe(1)
    expect(second.calls).toEqual([])
    await session.leave()
    expect(clock.pending).toBe(0)
  })

  it('takes the second after 3 seconds without a connection, and not before', async () => {
    const { first, second, session, clock } = createDesk()
    first.onJoin = 'waits'
    const joining = session.join({ url })

    await clock.pass(2_999)
    expect(second.calls).toEqual([])
    await clock.pass(1)
    await joining

    expect(second.openCalls).toBe(1)
    expect(second.call.request.url).toBe(url)
    expect(first.call.request.signal.aborted).toBe(true)
  })

  it('does not tell the provider that the call is over when it changes', async () => {
    const { first, second, session, clock } = createDesk()
    first.onJoin = 'waits'
    const joining = session.join({ url })
    await clock.pass(3_000)
    await joining

    expect([...first.abandoned, ...second.abandoned]).toEqual([])
  })

  it('takes the second at once where the first cannot connect', async () => {
    const { first, second, session, clock } = createDesk()
    first.onJoin = 'connection-error'

    await session.join({ url })

    expect(second.openCalls).toBe(1)
    expect(clock.now()).toBe(0)
  })

  it('takes the second at once where the first breaks while it is joined', async () => {
    const { first, second, session, clock } = createDesk()
    first.onJoin = 'waits'
    const seen = recordEvents(session, ['error', 'left-meeting'])
    const joining = session.join({ url })
    await settle()

    first.call.fail('connection-error')
    await joining

    expect(second.openCalls).toBe(1)
    expect(first.call.request.signal.aborted).toBe(true)
    expect(clock.now()).toBe(0)
    expect(seen).toEqual([])
  })

  it('takes it for final where the first is put out while it is joined', async () => {
    const { first, second, session } = createDesk()
    first.onJoin = 'waits'
    const joining = rejection(session.join({ url }))
    await settle()

    first.call.fail('ejected')

    expect(await joining).toMatchObject({ type: 'ejected' })
    expect(second.calls).toEqual([])
  })

  it('tells what the first told before it was joined', async () => {
    const { first, session } = createDesk()
    first.onJoin = 'waits'
    const seen = recordEvents(session, ['app-message'])
    const joining = session.join({ url })
    await settle()

    first.call.say('listening')
    first.call.open()
    await joining

    expect(seen).toEqual([['app-message', { data: 'listening', fromId: 'assistant' }]])
  })

  it('forgets what the first told before it broke', async () => {
    const { first, session } = createDesk()
    first.onJoin = 'waits'
    const seen = recordEvents(session, ['participant-joined', 'track-started', 'left-meeting'])
    const joining = session.join({ url })
    await settle()

    first.call.assistantJoins()
    first.call.tell({ type: 'left' })
    first.call.fail('connection-error')
    await joining

    expect(seen).toEqual([])
    expect(session.state).toBe('joined')
  })

  it.each(['not-allowed', 'meeting-full', 'no-room', 'exp-room'] as const)(
    'takes a refusal (%s) for final',
    async (type) => {
      const { first, second, session } = createDesk()
      first.onJoin = type

      expect(await rejection(session.join({ url }))).toMatchObject({ type })
      expect(second.calls).toEqual([])
    },
  )

  it('fails with the second where both fail', async () => {
    const { first, second, session } = createDesk()
    first.onJoin = 'connection-error'
    second.onJoin = 'not-allowed'

    expect(await rejection(session.join({ url }))).toMatchObject({ type: 'not-allowed' })
  })

  it('does not begin the second when the caller left during the first', async () => {
    const { first, second, session, clock } = createDesk()
    first.onJoin = 'waits'
    const joining = rejection(session.join({ url }))
    await settle()

    await session.leave()
    await joining
    await clock.pass(10_000)

    expect(second.calls).toEqual([])
    expect(first.abandoned).toEqual([url])
    expect(clock.pending).toBe(0)
  })

  it.each([
    ['that took too long', 'waits'],
    ['that failed', 'connection-error'],
  ] as const)('hears nothing any more of a first %s', async (_title, onJoin) => {
    const { first, session, clock } = createDesk()
    first.onJoin = onJoin
    const joining = session.join({ url })
    await clock.pass(3_000)
    await joining
    const seen = recordEvents(session, ['app-message', 'error', 'left-meeting'])

    first.call.say('listening')
    first.call.fail('connection-error')
    first.call.tell({ type: 'left' })

    expect(seen).toEqual([])
  })

  it('asks for leave to play for both, within the gesture', () => {
    const { first, second, transport } = createDesk()
    transport.prime?.()
    expect([first.primed, second.primed]).toEqual([1, 1])
  })

  it('loads the second only when it is needed', async () => {
    const { first, second, session } = createDesk()
    second.onLoad = 'connection-error'
    await session.join({ url })
    expect(session.state).toBe('joined')
    await session.leave()

    first.onJoin = 'connection-error'
    expect(await rejection(session.join({ url }))).toMatchObject({ details: { on: 'load' } })
  })
})
