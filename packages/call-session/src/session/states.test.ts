import { nothingLeft, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { CallFatalError } from '../index.ts'
import { createDesk, rejection, url } from '../testing/desk.ts'

describe('joining', () => {
  it('goes through loading and joining to joined and says so', async () => {
    const { session, transport } = createDesk()
    transport.onJoin = 'waits'
    const seen = recordEvents(session, ['loading', 'loaded', 'joining-meeting', 'joined-meeting'])
    expect(session.state).toBe('new')

    const joined = session.join({ url, userName: 'Visitor', audioSource: false })
    expect(session.state).toBe('loading')
    await settle()
    expect(session.state).toBe('joining')
    transport.call.open()

    const participants = await joined
    expect(session.state).toBe('joined')
    expect(seen.map(([name]) => name)).toEqual([
      'loading',
      'loaded',
      'joining-meeting',
      'joined-meeting',
    ])
    expect(participants).toEqual(session.participants())
    expect(participants.local).toMatchObject({ userName: 'Visitor', isLocal: true })
  })

  it.each(['loading', 'joining', 'joined'] as const)('is refused while %s', async (state) => {
    const { session, transport } = createDesk()
    if (state === 'loading') transport.onLoad = 'waits'
    if (state === 'joining') transport.onJoin = 'waits'
    const first = session.join({ url })
    await settle()
    expect(session.state).toBe(state)

    expect(await rejection(session.join({ url }))).toMatchObject({
      kind: 'already-joined',
      message: 'already joined meeting, call leave() before joining again',
    })
    expect(session.state).toBe(state)
    void session.leave()
    await rejection(first)
  })

  it.each(['left', 'error'] as const)('is possible again after %s', async (state) => {
    const { session, transport } = createDesk()
    await session.join({ url })
    if (state === 'left') await session.leave()
    else transport.call.fail('ejected')
    expect(session.state).toBe(state)

    await session.join({ url })

    expect(session.state).toBe('joined')
    expect(transport.calls).toHaveLength(2)
  })

  it('fails with the error of the load', async () => {
    const { session, transport } = createDesk()
    transport.onLoad = 'connection-error'
    const seen = recordEvents(session, ['error', 'left-meeting'])

    const error = await rejection(session.join({ url }))

    expect(error).toMatchObject({ type: 'connection-error', details: { on: 'load' } })
    expect(session.state).toBe('error')
    expect(seen).toEqual([['error', error]])
  })

  it.each([
    'connection-error',
    'ejected',
    'end-of-life',
    'exp-room',
    'exp-token',
    'nbf-room',
    'nbf-token',
    'meeting-full',
    'not-allowed',
    'no-room',
  ] as const)('fails with %s, once', async (type) => {
    const { session, transport, left } = createDesk()
    transport.onJoin = type
    const seen = recordEvents(session, ['error', 'left-meeting'])

    const error = await rejection(session.join({ url, audioSource: true }))

    expect(error).toBeInstanceOf(CallFatalError)
    expect(error).toMatchObject({ type })
    expect(seen).toEqual([['error', error]])
    expect(session.state).toBe('error')
    await settle()
    expect(left()).toEqual(nothingLeft)
  })

  it('gives up after 15 seconds and tells the provider', async () => {
    const { session, transport, clock, left } = createDesk()
    transport.onJoin = 'waits'
    const outcome = rejection(session.join({ url }))

    await clock.pass(14_999)
    expect(session.state).toBe('joining')
    await clock.pass(1)

    expect(await outcome).toMatchObject({ type: 'connection-error', details: { on: 'join' } })
    expect(transport.abandoned).toEqual([url])
    expect(left()).toEqual(nothingLeft)
  })

  it('that is done has no limit any more', async () => {
    const { session, clock } = createDesk()
    await session.join({ url })
    await clock.pass(60_000)
    expect(session.state).toBe('joined')
  })

  it('tells what came too early once the call is joined', async () => {
    const { session, transport } = createDesk()
    transport.onJoin = 'waits'
    const seen = recordEvents(session, ['joined-meeting', 'app-message'])
    void session.join({ url })
    await settle()

    transport.call.say('listening')
    expect(seen).toEqual([])
    transport.call.open()
    await settle()

    expect(seen.map(([name]) => name)).toEqual(['joined-meeting', 'app-message'])
  })
})

describe('leaving', () => {
  it.each(['new', 'loading', 'joining', 'joined'] as const)('works while %s', async (state) => {
    const { session, transport, left } = createDesk()
    if (state === 'loading') transport.onLoad = 'waits'
    if (state === 'joining') transport.onJoin = 'waits'
    const seen = recordEvents(session, ['left-meeting', 'error'])
    const joining =
      state === 'new' ? undefined : rejection(session.join({ url, audioSource: true }))
    await settle()
    expect(session.state).toBe(state)

    const leaving = session.leave()

    expect(session.state).toBe('left')
    expect(seen).toEqual([['left-meeting']])
    await Promise.all([leaving, joining])
    expect(left()).toEqual(nothingLeft)
  })

  it.each(['loading', 'joining'] as const)(
    'while %s breaks the join and tells the provider that nobody comes',
    async (state) => {
      const { session, transport } = createDesk()
      if (state === 'loading') transport.onLoad = 'waits'
      else transport.onJoin = 'waits'
      const joining = rejection(session.join({ url }))
      await settle()

      await session.leave()

      expect(await joining).toMatchObject({ kind: 'left-while-joining' })
      expect(transport.abandoned).toEqual([url])
    },
  )

  it.each(['left', 'error'] as const)('is immediate and silent when %s', async (state) => {
    const { session, transport } = createDesk()
    await session.join({ url })
    if (state === 'left') await session.leave()
    else transport.call.fail('ejected')
    const seen = recordEvents(session, ['left-meeting'])

    await session.leave()

    expect(seen).toEqual([])
    expect(session.state).toBe(state)
  })

  it('waits three seconds at most for the other side', async () => {
    const { session, transport, clock, left } = createDesk()
    await session.join({ url, audioSource: true })
    transport.isDeaf = true
    let isDone = false
    const leaving = session.leave().finally(() => {
      isDone = true
    })

    expect(left()).toMatchObject({ tracks: 0, calls: 0 })
    await clock.pass(2_999)
    expect(isDone).toBe(false)
    await clock.pass(1)

    await leaving
    expect(isDone).toBe(true)
    expect(left()).toEqual(nothingLeft)
  })

  it('can be called from within its own event', async () => {
    const { session } = createDesk()
    await session.join({ url })
    let count = 0
    session.on('left-meeting', () => {
      count += 1
      void session.leave()
      void session.destroy()
    })

    await session.leave()

    expect(count).toBe(1)
    expect(session.isDestroyed).toBe(true)
  })

  it('closes a connection that comes up too late', async () => {
    const { session, transport } = createDesk()
    transport.onJoin = 'dawdles'
    const joining = rejection(session.join({ url }))
    await settle()

    void session.leave()
    expect(await joining).toMatchObject({ kind: 'left-while-joining' })
    transport.call.open()
    await settle()

    expect(transport.call.leaves).toBe(1)
    expect(transport.openCalls).toBe(0)
  })
})

describe('the end from the other side', () => {
  it('is a plain leaving where the other side hangs up', async () => {
    const { session, transport, left } = createDesk()
    await session.join({ url, audioSource: true })
    const seen = recordEvents(session, ['left-meeting', 'error'])

    transport.call.tell({ type: 'left' })

    expect(seen).toEqual([['left-meeting']])
    expect(session.state).toBe('left')
    await settle()
    expect(left()).toEqual(nothingLeft)
  })

  it('is an error, then a leaving, where something failed; the state stays error', async () => {
    const { session, transport, left } = createDesk()
    await session.join({ url, audioSource: true })
    const seen = recordEvents(session, ['left-meeting', 'error'])

    transport.call.fail('connection-error')

    expect(seen.map(([name]) => name)).toEqual(['error', 'left-meeting'])
    expect(session.state).toBe('error')
    await settle()
    expect(left()).toEqual(nothingLeft)
  })

  it('of an earlier call never touches a later one', async () => {
    const { session, transport } = createDesk()
    await session.join({ url })
    const first = transport.call
    void session.leave()
    await session.join({ url })
    const seen = recordEvents(session, ['left-meeting', 'error', 'app-message'])

    first.tell({ type: 'left' })
    first.fail('ejected')
    first.say('late')

    expect(seen).toEqual([])
    expect(session.state).toBe('joined')
  })
})

describe('destroying', () => {
  it('leaves, says so, and takes every listener with it', async () => {
    const { session, left } = createDesk()
    await session.join({ url, audioSource: true })
    const seen = recordEvents(session, ['left-meeting', 'call-instance-destroyed'])

    await session.destroy()

    expect(seen).toEqual([['left-meeting'], ['call-instance-destroyed']])
    expect(session.listenerCount('left-meeting')).toBe(0)
    expect(left()).toEqual(nothingLeft)
  })

  it('twice does nothing more', async () => {
    const { session } = createDesk()
    const seen = recordEvents(session, ['call-instance-destroyed'])

    await Promise.all([session.destroy(), session.destroy()])

    expect(seen).toHaveLength(1)
  })
})

describe('access', () => {
  it('is unknown, then full, then unknown again', async () => {
    const { session } = createDesk()
    const seen = recordEvents(session, ['access-state-updated'])
    expect(session.accessState()).toEqual({ access: 'unknown' })

    await session.join({ url })
    expect(session.accessState()).toEqual({ access: { level: 'full' } })
    await session.leave()

    expect(session.accessState()).toEqual({ access: 'unknown' })
    expect(seen.map(([, state]) => state)).toEqual([
      { access: { level: 'full' } },
      { access: 'unknown' },
    ])
  })

  it.each(['lobby', 'none', 'full'] as const)(
    'can become %s, and is told only when it differs',
    async (level) => {
      const { session, transport } = createDesk()
      await session.join({ url })
      const seen = recordEvents(session, ['access-state-updated'])
      const state = { access: { level }, awaitingAccess: { level: 'full' } } as const

      transport.call.tell({ type: 'access', state })
      transport.call.tell({ type: 'access', state })

      expect(session.accessState()).toEqual(state)
      expect(seen).toEqual([['access-state-updated', state]])
    },
  )
})
