import {
  createVoiceDesk,
  nothingLeftOfVoice,
  settle,
  startCall,
  type VoiceDesk,
} from '@nightdesk/testkit'
import { describe, expect, it, vi } from 'vitest'
import { VoiceError } from './index.ts'

const bodyOf = ({ provider }: VoiceDesk) =>
  JSON.parse(provider.requests[0]?.init.body ?? 'null') as unknown

describe('a start', () => {
  it.each([
    ['nobody', []],
    ['an empty id', ['']],
    ['overrides of nobody', [undefined, { firstMessage: 'Hello' }]],
  ])('with %s is refused, and nothing is touched', async (_title, args) => {
    const desk = createVoiceDesk()

    const error = await desk.client.start(...(args as [])).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(VoiceError)
    expect(error).toMatchObject({
      kind: 'invalid-start',
      message: 'Assistant or Squad must be provided.',
    })
    expect(desk.story()).toEqual([])
    expect(desk.devices.asked).toEqual([])
    expect(desk.client.isStarted).toBe(false)
  })

  it('without anybody is refused also while a call is under way', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    await expect(desk.client.start()).rejects.toThrow('Assistant or Squad must be provided.')
  })

  it.each([
    ['an assistant by id', ['air'], { assistantId: 'air' }],
    ['an assistant written out', [{ name: 'A' }], { assistant: { name: 'A' } }],
    ['overrides', ['air', { a: 1 }], { assistantId: 'air', assistantOverrides: { a: 1 } }],
    ['a squad by id', [undefined, undefined, 's'], { squadId: 's' }],
    ['a squad written out', [undefined, undefined, { m: [] }], { squad: { m: [] } }],
  ])('creates a call with %s', async (_title, args, body) => {
    const desk = createVoiceDesk()

    await desk.client.start(...(args as []))

    const [request] = desk.provider.requests
    expect(request?.url).toBe('https://provider.example/call/web')
    expect(request?.init.method).toBe('POST')
    expect(request?.init.headers).toEqual({
      authorization: 'Bearer public-key',
      'content-type': 'application/json',
    })
    expect(bodyOf(desk)).toEqual(body)
  })

  it('fetches a key for each call where it was given a way to', async () => {
    let count = 0
    const key = async () => `token-${(count += 1)}`
    const desk = createVoiceDesk({ key, baseUrl: 'https://provider.example/' })

    await desk.client.start('air')
    await desk.client.stop()
    await desk.client.start('air')

    expect(desk.provider.requests.map(({ init }) => init.headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  it('joins the call it was given and hands it back', async () => {
    const desk = createVoiceDesk()

    const call = await desk.client.start('air')

    expect(call).toEqual({ id: 'c1', webCallUrl: desk.provider.callUrl() })
    expect(desk.transport.call.request.url).toBe(desk.provider.callUrl())
    expect(desk.client.isStarted).toBe(true)
    expect(desk.client.getDailyCallObject()?.state).toBe('joined')
  })

  it('asks for the microphone and for leave to play in the same tick, before anything else', () => {
    const desk = createVoiceDesk()
    desk.devices.isPrompting = true

    void desk.client.start('air')

    expect(desk.devices.asked).toHaveLength(1)
    expect(desk.transport.primed).toBe(1)
    expect(desk.provider.requests).toEqual([])
  })

  it('creates no call while the visitor has not allowed the microphone', async () => {
    const desk = createVoiceDesk()
    desk.devices.isPrompting = true
    const starting = desk.client.start('air')
    await desk.clock.pass(60_000)
    expect(desk.provider.requests).toEqual([])

    desk.devices.answer()

    expect(await starting).not.toBeNull()
  })

  it.each([
    ['the client', { microphone: false }, undefined],
    ['the start', {}, { microphone: false }],
  ])('needs no microphone where %s says so', async (_title, options, startOptions) => {
    const desk = createVoiceDesk(options)

    const call = await desk.client.start('air', undefined, undefined, startOptions)

    expect(call).not.toBeNull()
    expect(desk.devices.asked).toEqual([])
    expect(desk.transport.call.microphone).toBeUndefined()
    expect(desk.transport.call.performed).toEqual([])
  })

  it('while one is under way is ignored: null, no event, no second call', async () => {
    const desk = createVoiceDesk()
    const first = desk.client.start('air')

    expect(await desk.client.start('air')).toBeNull()
    await first
    expect(await desk.client.start('air')).toBeNull()

    expect(desk.provider.requests).toHaveLength(1)
    expect(desk.devices.asked).toHaveLength(1)
    expect(desk.story()).toEqual([])
  })

  it('waits a second on a phone before it joins', async () => {
    const desk = createVoiceDesk({ isMobile: () => true })
    void desk.client.start('air')

    await desk.clock.pass(999)
    expect(desk.transport.calls).toHaveLength(0)
    await desk.clock.pass(1)

    expect(desk.transport.calls).toHaveLength(1)
  })

  it('waits for nothing elsewhere', async () => {
    const desk = createVoiceDesk()
    void desk.client.start('air')
    await settle()
    expect(desk.transport.calls).toHaveLength(1)
  })

  it('subscribes to nothing by itself', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    expect(desk.transport.call.request.extra).toMatchObject({
      subscribeToTracksAutomatically: false,
    })
  })
})

describe('a start that fails', () => {
  type Failure = [title: string, prepare: (desk: VoiceDesk) => void, error: Record<string, unknown>]

  const failures: Failure[] = [
    ...(['permissions', 'not-found', 'mic-in-use', 'constraints', 'unknown'] as const).map(
      (media): Failure => [
        `at the microphone: ${media}`,
        ({ devices }) => {
          devices.refusal = media
        },
        { kind: 'microphone', stage: 'microphone', media },
      ],
    ),
    [
      'at a browser that makes no sound',
      ({ transport }) => {
        transport.prime = () => {
          throw new Error('no sound')
        }
      },
      { kind: 'unknown', stage: 'start', message: 'no sound' },
    ],
    [
      'at a provider that cannot be reached',
      ({ provider }) => {
        provider.mood = 'offline'
      },
      { kind: 'connection', stage: 'create' },
    ],
    [
      'at a provider that refuses',
      ({ provider }) => {
        provider.status = 429
        provider.body = { error: 'too_many_calls' }
      },
      { kind: 'refused', stage: 'create', status: 429, body: { error: 'too_many_calls' } },
    ],
    [
      'at a provider that breaks',
      ({ provider }) => {
        provider.status = 502
        provider.body = '<h1>Bad Gateway</h1>'
      },
      { kind: 'refused', stage: 'create', status: 502, body: '<h1>Bad Gateway</h1>' },
    ],
    [
      'at an answer without a call',
      ({ provider }) => {
        provider.body = { id: 'c1' }
      },
      { kind: 'refused', stage: 'create', status: 201 },
    ],
    [
      'at the load',
      ({ transport }) => {
        transport.onLoad = 'connection-error'
      },
      { kind: 'connection', stage: 'join' },
    ],
    [
      'at the join: no connection',
      ({ transport }) => {
        transport.onJoin = 'connection-error'
      },
      { kind: 'connection', stage: 'join' },
    ],
    [
      'at the join: refused',
      ({ transport }) => {
        transport.onJoin = 'meeting-full'
      },
      { kind: 'refused', stage: 'join' },
    ],
  ]

  it.each(failures)('%s: one error, nothing left, null', async (_title, prepare, error) => {
    const desk = createVoiceDesk()
    prepare(desk)

    expect(await desk.client.start('air')).toBeNull()

    expect(desk.seen).toEqual([['error', expect.any(VoiceError)]])
    expect(desk.seen[0]?.[1]).toMatchObject(error)
    expect(desk.client.isStarted).toBe(false)
    await settle()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it.each(failures)('%s: can be tried again', async (_title, prepare) => {
    const desk = createVoiceDesk()
    prepare(desk)
    await desk.client.start('air')
    desk.devices.refusal = undefined
    Object.assign(desk.provider, { mood: 'answers', status: 201, body: undefined })
    Object.assign(desk.transport, { onLoad: 'loads', onJoin: 'joins', prime: undefined })

    expect(await desk.client.start('air')).not.toBeNull()
  })

  it.each(failures)('%s: needs nobody who listens', async (_title, prepare) => {
    const desk = createVoiceDesk()
    prepare(desk)
    desk.client.removeAllListeners()

    expect(await desk.client.start('air')).toBeNull()

    expect(desk.client.isStarted).toBe(false)
  })

  it('with the key says so', async () => {
    const cause = new Error('no token today')
    const key = () => Promise.reject(cause)
    const desk = createVoiceDesk({ key })

    expect(await desk.client.start('air')).toBeNull()

    expect(desk.seen[0]?.[1]).toMatchObject({ kind: 'unknown', stage: 'key', cause })
  })

  it('at a provider that never answers gives up after 15 s: one error, nothing left', async () => {
    const desk = createVoiceDesk()
    desk.provider.mood = 'waits'
    const starting = desk.client.start('air')
    await desk.clock.pass(14_999)
    expect(desk.client.isStarted).toBe(true)

    await desk.clock.pass(1)

    expect(await starting).toBeNull()
    expect(desk.seen.map(([, error]) => error)).toMatchObject([
      { kind: 'connection', stage: 'create', message: 'The provider did not answer in time.' },
    ])
    await desk.clock.pass(3_000)
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('does not wait for a provider that never answers a goodbye', async () => {
    const desk = createVoiceDesk()
    desk.transport.onJoin = 'connection-error'
    desk.transport.isDeaf = true

    expect(await desk.client.start('air')).toBeNull()
    await desk.clock.pass(3_000)

    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('survives a listener that throws', async () => {
    const desk = createVoiceDesk()
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    desk.provider.mood = 'offline'
    desk.client.on('error', () => {
      throw new Error('in a listener')
    })

    expect(await desk.client.start('air')).toBeNull()

    expect(desk.left()).toEqual(nothingLeftOfVoice)
    report.mockRestore()
  })
})
