import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createFrontDesk } from '../front-desk/front-desk.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createSilentEngines } from '../testing/silent-engines.ts'
import { createVoiceProvider, type VoiceProviderOptions } from '../voice-provider.ts'

const origin = 'https://www.nightdesk.example'
const fromPage = { origin, 'sec-fetch-site': 'same-origin' }
const apiKey = 'a-key-of-some-length'
const byOwner = { authorization: `Bearer ${apiKey}` }

async function open(options: Partial<VoiceProviderOptions> = {}) {
  const provider = createVoiceProvider({
    assistants: [createFrontDesk(), createFrontDesk({ id: 'hotels', name: 'Hotels' })],
    publicUrl: origin,
    apiKey,
    maxCalls: 2,
    callsPerHour: 6,
    callsPerDay: 20,
    callsPerAddress: 1,
    callSeconds: 180,
    silenceSeconds: 20,
    log: { info: () => {}, error: () => {} },
    startEngines: createSilentEngines,
    ...options,
  })
  const app = fastify()
  await app.register(async (part) => provider.addRoutes(part), { prefix: '/voice' })
  provider.start()
  await new Promise((resolve) => setImmediate(resolve))
  onTestFinished(async () => {
    await provider.stop()
    await app.close()
  })

  const mint = async (assistantId = 'hotels', headers: Record<string, string> = fromPage) =>
    app.inject({ method: 'POST', url: '/voice/token', headers, payload: { assistantId } })
  const start = async (token: string, payload: object = { assistantId: 'hotels' }, more = {}) =>
    app.inject({
      method: 'POST',
      url: '/voice/call/web',
      headers: { ...fromPage, authorization: `Bearer ${token}`, ...more },
      payload,
    })
  return { app, provider, mint, start }
}

describe('a page of another website', () => {
  const guest = 'https://hotel.example'
  const fromGuest = { origin: guest, 'sec-fetch-site': 'cross-site' }

  it('starts a call where it is a guest, joined at our own address', async () => {
    const { app, mint } = await open({ guests: [guest] })
    const minted = await mint('hotels', fromGuest)
    const response = await app.inject({
      method: 'POST',
      url: '/voice/call/web',
      headers: { ...fromGuest, authorization: `Bearer ${minted.json().token}` },
      payload: { assistantId: 'hotels' },
    })

    expect(minted.statusCode).toBe(201)
    expect(minted.headers).toMatchObject({ 'access-control-allow-origin': guest, vary: 'Origin' })
    expect(response.statusCode).toBe(201)
    expect(response.json().webCallUrl).toMatch(`${origin}/voice/call/web/`)
  })

  it('is told so before it asks', async () => {
    const { app } = await open({ guests: [guest] })

    for (const url of ['/voice/token', '/voice/call/web', '/voice/call/web/1/media']) {
      const { statusCode, headers } = await app.inject({
        method: 'OPTIONS',
        url,
        headers: fromGuest,
      })
      expect(statusCode).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': guest,
        'access-control-allow-headers': 'authorization, content-type',
      })
    }
  })

  it.each([[[]], [['https://other.example']]])(
    'gets nothing where the guests are %j',
    async (guests) => {
      const { app, mint } = await open({ guests })
      const minted = await mint('hotels', fromGuest)
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: '/voice/token',
        headers: fromGuest,
      })

      expect(minted.statusCode).toBe(403)
      expect(minted.headers).not.toHaveProperty('access-control-allow-origin')
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('cannot use the token of another page', async () => {
    const { mint, start } = await open({ guests: [guest] })
    const minted = await mint('hotels', fromGuest)

    expect((await start(minted.json().token)).statusCode).toBe(403)
  })
})

describe('a start token', () => {
  it('starts a call that tells where to join it', async () => {
    const { mint, start } = await open()
    const minted = await mint()

    const response = await start(minted.json().token)

    expect(minted.statusCode).toBe(201)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const call = response.json()
    expect(call).toMatchObject({
      status: 'queued',
      type: 'webCall',
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { id: 'hotels', name: 'Hotels', voice: { provider: 'nightdesk' } },
    })
    expect(call.webCallUrl).toMatch(
      new RegExp(`^${origin}/voice/call/web/${call.id}/media\\?key=[\\w-]{20,}$`),
    )
  })

  it.each([
    ['a program', {}],
    ['another website', { origin: 'https://elsewhere.example' }],
    ['a frame of another website', { origin, 'sec-fetch-site': 'cross-site' }],
  ])('is not minted for %s', async (_title, headers) => {
    const { mint } = await open()

    expect((await mint('hotels', headers)).statusCode).toBe(403)
  })

  it('is not minted for an assistant nobody knows', async () => {
    const { mint } = await open()

    expect((await mint('nobody')).statusCode).toBe(404)
  })

  it.each([
    ['replayed', 401, { assistantId: 'hotels' }, {}],
    ['for another assistant', 403, { assistantId: 'front-desk' }, {}],
    ['from another page', 403, { assistantId: 'hotels' }, { origin: 'https://a.example' }],
    ['for an assistant of the visitor', 403, { assistant: { name: 'Mine' } }, {}],
  ])('%s is refused with %i, and no call is created', async (title, status, payload, headers) => {
    const { mint, start, provider } = await open()
    const { token } = (await mint()).json()
    if (title === 'replayed') await start(token)
    const before = provider.callsNow

    const response = await start(token, payload, headers)

    expect(response.statusCode).toBe(status)
    expect(provider.callsNow).toBe(before)
  })

  it('that is a minute old starts nothing, and the answer says why', async () => {
    const clock = createManualClock()
    const { app, mint, start, provider } = await open({ clock })
    const { token } = (await mint()).json()
    clock.leap(60_000)

    const response = await start(token)

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'This start token is unknown, used or too old.',
    })
    expect(provider.callsNow).toBe(0)
    expect((await app.inject({ url: '/voice/call', headers: byOwner })).json()).toEqual([])
  })

  it('is not minted without end for one address, and no other visitor notices', async () => {
    const { app, mint, start } = await open()
    const { token } = (await mint()).json()
    const ask = { method: 'POST', url: '/voice/token', headers: fromPage } as const
    const answers = []
    for (let count = 0; count < 50; count += 1) {
      const payload = { assistantId: 'hotels' }
      answers.push(await app.inject({ ...ask, payload, remoteAddress: '203.0.113.9' }))
    }
    const refused = answers.at(-1)

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30)
    expect(refused?.statusCode).toBe(429)
    expect(refused?.headers['retry-after']).toBe('60')
    expect(refused?.json().message).toBe('Too many start tokens for this address.')
    expect((await start(token)).statusCode).toBe(201)
  })
})

it('answers no more requests of one address than a page could have, and no other visitor notices', async () => {
  const { app, mint } = await open()
  const ask = { method: 'POST', url: '/voice/call/web', remoteAddress: '203.0.113.9' } as const
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject(ask)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)

  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]?.headers).toMatchObject({ connection: 'close', 'retry-after': '1' })
  expect((await mint()).statusCode).toBe(201)
})

describe('creating a call', () => {
  it('needs somebody to call', async () => {
    const { start } = await open()

    const response = await start('anything', {})

    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('Assistant or Squad must be provided.')
  })

  it('is refused when it is nested beyond all reason', async () => {
    const { app } = await open()
    const depth = 8_000

    const response = await app.inject({
      method: 'POST',
      url: '/voice/call/web',
      headers: { ...fromPage, 'content-type': 'application/json' },
      payload: `{"assistant":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    })

    expect(response.statusCode).toBe(400)
  })

  it('needs a token', async () => {
    const { app } = await open()
    const response = await app.inject({
      method: 'POST',
      url: '/voice/call/web',
      payload: { assistantId: 'hotels' },
    })

    expect(response.statusCode).toBe(401)
  })

  it('is refused over a cap, with the reason and when to come again', async () => {
    const { mint, start } = await open()
    await start((await mint()).json().token)

    const response = await start((await mint()).json().token)

    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('30')
    expect(response.json()).toMatchObject({
      cap: 'address',
      message: 'There is a call from this address already.',
    })
  })

  it('waits for the voice to be loaded', async () => {
    const silent = createSilentEngines()
    const loading = Promise.withResolvers<void>()
    const slow = { ...silent.speechToText, ready: () => loading.promise }
    const { mint, start, provider } = await open({
      startEngines: () => ({ ...silent, speechToText: slow }),
    })
    const starting = start((await mint()).json().token)
    expect(provider.state).toBe('loading')

    loading.resolve()

    expect((await starting).statusCode).toBe(201)
  })

  it('is refused when the voice takes too long to load', async () => {
    const silent = createSilentEngines()
    const never = { ...silent.speechToText, ready: () => new Promise<void>(() => {}) }
    const { mint, start, provider } = await open({
      startEngines: () => ({ ...silent, speechToText: never }),
      mostWarmUpMs: 10,
    })

    const response = await start((await mint()).json().token)

    expect(response.statusCode).toBe(503)
    expect(provider.state).toBe('loading')
  })

  it('with the key takes an assistant that is written out', async () => {
    const { start } = await open()

    const response = await start(apiKey, { assistant: { name: 'Night porter' } })

    expect(response.statusCode).toBe(201)
    expect(response.json().assistant.name).toBe('Night porter')
  })

  it('does not know squads', async () => {
    const { start } = await open()

    expect((await start(apiKey, { squadId: 's1' })).statusCode).toBe(501)
  })
})

describe('the media of a call', () => {
  async function create() {
    const opened = await open()
    const { token } = (await opened.mint()).json()
    const { webCallUrl, id } = (await opened.start(token)).json()
    const url = webCallUrl.slice(origin.length)
    const offer = (payload: string, to = url) =>
      opened.app.inject({
        method: 'POST',
        url: to,
        headers: { 'content-type': 'application/sdp' },
        payload,
      })
    return { ...opened, url, id, offer }
  }

  it('is not for another key', async () => {
    const { offer, url } = await create()

    expect((await offer('v=0', `${url}x`)).statusCode).toBe(401)
    expect((await offer('v=0', url.replace(/\?.*/, ''))).statusCode).toBe(401)
  })

  it.each([
    ['nothing', ''],
    ['garbage', 'garbage'],
    ['no audio', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:0\r\n'],
    ['no Opus', 'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\na=mid:0\r\na=rtpmap:0 PCMU/8000\r\n'],
    [
      'a broken fingerprint',
      'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\na=rtpmap:111 opus/48000/2\r\na=ice-ufrag:x\r\na=fingerprint:y\r\n',
    ],
  ])('with an offer of %s is refused, and the call can still be joined', async (_title, sdp) => {
    const { offer, provider } = await create()

    const response = await offer(sdp)

    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(provider.callsNow).toBe(1)
  })

  it('ends with the call, and gives its place back', async () => {
    const { app, url, provider, offer, id } = await create()

    const response = await app.inject({ method: 'DELETE', url })

    expect(response.statusCode).toBe(204)
    expect(provider.callsNow).toBe(0)
    expect((await offer('v=0')).statusCode).toBe(401)
    const call = await app.inject({ url: `/voice/call/${id}`, headers: byOwner })
    expect(call.json()).toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' })
  })

  it('cannot be ended by somebody without its key', async () => {
    const { app, url, provider } = await create()

    const response = await app.inject({ method: 'DELETE', url: `${url}x` })

    expect(response.statusCode).toBe(401)
    expect(provider.callsNow).toBe(1)
  })
})

describe("the provider's own API", () => {
  it.each(['/voice/call', '/voice/assistant', '/voice/org', '/voice/assistant/hotels'])(
    'keeps %s for the owner',
    async (url) => {
      const { app } = await open()
      const wrong = { authorization: 'Bearer another-key-of-length' }

      expect((await app.inject({ url })).statusCode).toBe(401)
      expect((await app.inject({ url, headers: wrong })).statusCode).toBe(401)
    },
  )

  it('has no owner without a key', async () => {
    const { app } = await open({ apiKey: undefined })

    const response = await app.inject({ url: '/voice/call', headers: byOwner })

    expect(response.statusCode).toBe(401)
  })

  it('creates, changes, replaces and removes assistants, which can then be called', async () => {
    const { app, start } = await open()
    const ask = async (
      method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'GET',
      url: string,
      body = {},
    ) => {
      const payload = method === 'GET' || method === 'DELETE' ? undefined : body
      const more = payload ? { payload } : {}
      const response = await app.inject({ method, url: `/voice${url}`, headers: byOwner, ...more })
      return { status: response.statusCode, body: response.json() }
    }

    const created = await ask('POST', '/assistant', { name: 'Porter', firstMessage: 'Good night.' })
    const path = `/assistant/${created.body.id}`
    expect(created).toMatchObject({ status: 201, body: { name: 'Porter' } })
    expect((await ask('PATCH', path, { name: 'Night porter' })).body).toMatchObject({
      name: 'Night porter',
      firstMessage: 'Good night.',
    })
    expect((await ask('PUT', path, { name: 'Valet' })).body.firstMessage).toBeUndefined()
    expect((await ask('GET', '/assistant')).body).toHaveLength(3)
    expect((await start(apiKey, { assistantId: created.body.id })).statusCode).toBe(201)
    expect((await ask('DELETE', path)).status).toBe(200)
    expect((await ask('GET', path)).status).toBe(404)
  })

  it('does not change the receptionists that come with it', async () => {
    const { app } = await open()
    const response = await app.inject({
      method: 'PATCH',
      url: '/voice/assistant/hotels',
      headers: byOwner,
      payload: { name: 'Mine' },
    })

    expect(response.statusCode).toBe(404)
  })

  it.each([
    ['POST', '/call', 'POST /call'],
    ['POST', '/call/phone', 'POST /call/phone'],
    ['GET', '/v2/call', 'GET /v2/call'],
    ['POST', '/chat/completions', 'POST /chat/completions'],
    ['PATCH', '/squad/7', 'PATCH /squad/{id}'],
    ['GET', '/test-suite/1/run/2', 'GET /test-suite/{testSuiteId}/run/{id}'],
    ['DELETE', '/org/1/member/2/leave', 'DELETE /org/{id}/member/{memberId}/leave'],
    ['POST', '/11labs/voice/clone', 'POST /11labs/voice/clone'],
    ['GET', '/acme/voice/search', 'GET /{provider}/voice/search'],
  ] as const)('says that %s %s is not offered', async (method, url, operation) => {
    const { app } = await open()

    const response = await app.inject({ method, url: `/voice${url}`, headers: byOwner })

    expect(response.statusCode).toBe(501)
    expect(response.json()).toMatchObject({ operation })
  })
})
