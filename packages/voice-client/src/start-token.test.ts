import type { StopSignal } from '@nightdesk/call-session'
import { createVoiceDesk, MemoryTransport, nothingLeftOfVoice, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { startTokenKey, type Fetch } from './index.ts'

type Reply = { status: number; body: string } | Error

function createDesk(reply: Reply) {
  const asked: { url: string; body: string }[] = []
  const fetch: Fetch = async (url, { body }) => {
    asked.push({ url, body })
    if (reply instanceof Error) throw reply
    return { ok: reply.status < 300, status: reply.status, text: async () => reply.body }
  }
  const key = startTokenKey('https://desk.example/voice/', fetch)
  return { ...createVoiceDesk({ key }), asked }
}

describe('a start token', () => {
  it('is asked for with each call, for its assistant, after the microphone', async () => {
    const desk = createDesk({ status: 201, body: '{"token":"t1","expiresInSeconds":60}' })
    desk.devices.isPrompting = true
    const starting = desk.client.start('hotels')
    expect(desk.asked).toEqual([])

    desk.devices.answer()
    await starting

    expect(desk.asked).toEqual([
      { url: 'https://desk.example/voice/token', body: '{"assistantId":"hotels"}' },
    ])
    expect(desk.provider.requests[0]?.init.headers.authorization).toBe('Bearer t1')
  })

  it.each<[string, Reply, object]>([
    [
      'is refused',
      { status: 404, body: '{"message":"no"}' },
      { kind: 'refused', status: 404, body: { message: 'no' } },
    ],
    [
      'is not there',
      { status: 200, body: '<html>' },
      { kind: 'refused', status: 200, body: '<html>' },
    ],
    ['cannot be asked for', new TypeError('offline'), { kind: 'connection' }],
  ])('that %s fails the start, once', async (_title, reply, error) => {
    const desk = createDesk(reply)

    expect(await desk.client.start('hotels')).toBeNull()

    expect(desk.seen).toHaveLength(1)
    expect(desk.seen[0]?.[1]).toMatchObject({ stage: 'key', ...error })
    expect(desk.provider.requests).toEqual([])
    expect(desk.devices.liveTracks).toBe(0)
  })
})

it('that comes after a stop begins no call', async () => {
  const { promise: comes, resolve: bring } = Promise.withResolvers<string>()
  const desk = createVoiceDesk({ key: () => comes })
  void desk.client.start('hotels')
  await settle()

  const stopping = desk.client.stop()
  bring('t1')
  await stopping

  expect(desk.provider.requests).toEqual([])
  expect(desk.left()).toEqual(nothingLeftOfVoice)
})

it('is no longer waited for after a stop', async () => {
  const signals: StopSignal[] = []
  const fetch: Fetch = (_url, { signal }) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    })
  }
  const desk = createVoiceDesk({ key: startTokenKey('https://desk.example/voice', fetch) })
  void desk.client.start('hotels')
  await settle()

  await desk.client.stop()

  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(desk.left()).toEqual(nothingLeftOfVoice)
})

describe('a pass to the hosted provider', () => {
  const pass = {
    provider: 'hosted',
    apiUrl: 'https://api.hosted.example/',
    publicKey: 'share-key',
    assistantId: 'their-hotels',
    bundleUrl: 'https://cdn.hosted.example/bundle.js',
  }

  function createHostedDesk(options: { readonly canGoThere: boolean }) {
    const hosted = new MemoryTransport()
    const sentThere: unknown[] = []
    const fetch: Fetch = async () => ({
      ok: true,
      status: 200,
      text: async () => JSON.stringify(pass),
    })
    const hostedTransport = (given: unknown) => {
      sentThere.push(given)
      return hosted
    }
    const key = startTokenKey('/voice', fetch, options.canGoThere ? { hostedTransport } : {})
    return { ...createVoiceDesk({ key }), hosted, sentThere }
  }

  it('leads the call there: address, share key, their assistant, their transport', async () => {
    const desk = createHostedDesk({ canGoThere: true })

    const call = await desk.client.start('hotels', { firstMessage: 'Hello' })

    expect(call).not.toBeNull()
    expect(desk.sentThere).toEqual([pass])
    const [request] = desk.provider.requests
    expect(request?.url).toBe('https://api.hosted.example/call/web')
    expect(request?.init.headers.authorization).toBe('Bearer share-key')
    expect(JSON.parse(String(request?.init.body))).toEqual({
      assistantId: 'their-hotels',
      assistantOverrides: { firstMessage: 'Hello' },
    })
    expect(desk.hosted.calls).toHaveLength(1)
    expect(desk.transport.calls).toHaveLength(0)
    expect(desk.transport.primed).toBe(1)
  })

  it('is asked for anew with each call', async () => {
    const desk = createHostedDesk({ canGoThere: true })
    await desk.client.start('hotels')
    await desk.client.stop()
    await desk.client.start('hotels')

    expect(desk.sentThere).toHaveLength(2)
  })

  it('that nobody joined is given back there', async () => {
    const desk = createHostedDesk({ canGoThere: true })
    desk.provider.mood = 'waits'
    void desk.client.start('hotels')
    await settle()
    const stopping = desk.client.stop()
    desk.provider.answer()
    await stopping

    expect(desk.hosted.abandoned).toEqual([desk.provider.callUrl()])
    expect(desk.transport.abandoned).toEqual([])
  })

  it('is no use where calls cannot travel there', async () => {
    const desk = createHostedDesk({ canGoThere: false })

    expect(await desk.client.start('hotels')).toBeNull()

    expect(desk.seen[0]?.[1]).toMatchObject({ kind: 'refused', stage: 'key' })
    expect(desk.provider.requests).toEqual([])
  })
})
