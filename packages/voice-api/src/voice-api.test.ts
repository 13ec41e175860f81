import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { ManualClock, settle } from '@nightdesk/testkit'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as door from './index.ts'
import {
  cloneElevenLabsVoice,
  createCall,
  createVoiceApi,
  createWebCall,
  deleteOrg,
  eachOfList,
  eachOfPages,
  getCall,
  inviteToOrg,
  listCallLogs,
  listCalls,
  listVoices,
  pageCalls,
  replaceAssistant,
  updateOrgRole,
  uploadFile,
  VoiceApiError,
  type Call,
  type Fetch,
  type Json,
  type OperationFacts,
  type VoiceApiOptions,
} from './index.ts'

type Reply = { status?: number; body?: unknown; retryAfter?: string } | Error | 'silence'

/** An API whose provider answers with one reply after the other, the last one again and again. */
function createDesk(replies: Reply[] = [{}], options: Partial<VoiceApiOptions> = {}) {
  const clock = new ManualClock()
  const sent: { url: string; init: Parameters<Fetch>[1] }[] = []
  const fetch: Fetch = async (url, init) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? {}
    sent.push({ url, init })
    if (reply instanceof Error) throw reply
    if (reply === 'silence') {
      return new Promise((_, reject) => {
        init.signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
      })
    }
    const { status = 200, body = {}, retryAfter = null } = reply
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { get: (name: string) => (name === 'retry-after' ? retryAfter : null) }
    return { ok: status >= 200 && status < 300, status, headers, text: async () => text }
  }
  const api = createVoiceApi({ key: 'secret', fetch, clock, ...options })
  return { api, clock, sent }
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const isOperation = (value: unknown): value is OperationFacts =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const operations = (Object.values(door) as unknown[]).filter(isOperation)

describe('the table of operations', () => {
  it('has all 117, each once', () => {
    expect(operations).toHaveLength(117)
    expect(new Set(operations.map(({ name }) => name)).size).toBe(117)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(117)
  })

  it('names each as it is exported', () => {
    for (const operation of operations) expect(door).toHaveProperty(operation.name, operation)
  })

  it('has a body only where there can be one', () => {
    const odd = operations.filter(({ method, body }) => body && ['GET', 'DELETE'].includes(method))
    expect(odd).toEqual([])
  })

  // How many operations each group of paths has.
  it.each([
    ['/call', 7],
    ['/v2/', 4],
    ['/chat', 2],
    ['/assistant', 7],
    ['/phone-number', 7],
    ['/tool', 5],
    ['/file', 6],
    ['/knowledge-base', 5],
    ['/workflow', 5],
    ['/squad', 5],
    ['/test-suite', 15],
    ['/metrics', 1],
    ['/analytics', 1],
    ['/log', 4],
    ['/org', 11],
    ['/token', 5],
    ['/credential', 8],
    ['/template', 6],
    ['/voice-library', 5],
    ['/{provider}/', 7],
    ['/11labs', 1],
  ])('has %s with %d operations', (start, count) => {
    expect(operations.filter(({ path }) => path.startsWith(start))).toHaveLength(count)
  })

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'sends %s where it belongs',
    async (_name, operation) => {
      const { api, sent } = createDesk()
      const params = { id: 'i', testSuiteId: 't', memberId: 'm', provider: 'p', workflowId: 'w' }
      const query = Object.fromEntries((operation.required ?? []).map((key) => [key, 'q']))

      await api.request(operation, { params, query } as never)

      const letters: Record<string, string> = params
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => letters[name] ?? '')
      expect(sent[0]?.init.method).toBe(operation.method)
      expect(sent[0]?.url.split('?')[0]).toBe(`https://api.vapi.ai${path}`)
      expect(sent[0]?.init.headers.authorization).toBe('Bearer secret')
    },
  )
})

describe('a request', () => {
  it('carries JSON', async () => {
    const { api, sent } = createDesk()
    await api.request(createWebCall, { body: { assistantId: 'air' } })
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"assistantId":"air"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('goes to another provider where it is told to', async () => {
    const { api, sent } = createDesk([{}], { baseUrl: 'https://desk.example/voice/' })
    await api.request(listCalls, {})
    expect(sent[0]?.url).toBe('https://desk.example/voice/call')
  })

  it.each([
    ['several keys', { limit: 5, assistantId: 'a b' }, 'limit=5&assistantId=a%20b'],
    ['nothing of what is undefined', { limit: undefined, id: 'x' }, 'id=x'],
    ['a list as the same key again', { id: ['x', 'y'] }, 'id=x&id=y'],
    ['keys that need care', { 'a&b': '=?' }, 'a%26b=%3D%3F'],
  ])('asks for %s', async (_title, query, expected) => {
    const { api, sent } = createDesk()
    await api.request(listCalls, { query: query as never })
    expect(sent[0]?.url).toBe(`https://api.vapi.ai/call?${expected}`)
  })

  it('never lets an id become another path', async () => {
    const { api, sent } = createDesk()
    await api.request(getCall, { params: { id: '../org?x=1' } })
    expect(sent[0]?.url).toBe('https://api.vapi.ai/call/..%2Forg%3Fx%3D1')
  })

  it.each<[string, OperationFacts, object, string]>([
    ['a path parameter', getCall, { params: {} }, 'The path parameter id is missing.'],
    ['an empty one', getCall, { params: { id: '' } }, 'The path parameter id is missing.'],
    ['a query key', listCallLogs, {}, 'The query key callId is missing.'],
  ])('is not sent without %s', async (_title, operation, request, message) => {
    const { api, sent } = createDesk()
    const error = await failure(api.request(operation, request as never))
    expect(error).toMatchObject({ kind: 'request', message })
    expect(sent).toEqual([])
  })

  it('knows the types of what it sends and gets', () => {
    const { api } = createDesk()
    expectTypeOf(api.request(getCall, { params: { id: 'a' } })).resolves.toEqualTypeOf<Call>()
    expectTypeOf(
      api.request(deleteOrg, { params: { id: 'a' } }),
    ).resolves.toEqualTypeOf<undefined>()
    // @ts-expect-error a path parameter is missing
    void failure(api.request(getCall, {}))
    const params = { id: 'a' }
    // @ts-expect-error a role that does not exist
    void failure(api.request(updateOrgRole, { params, body: { userId: 'u', role: 'boss' } }))
  })
})

describe('an answer', () => {
  it('is handed on as it came', async () => {
    const { api } = createDesk([{ body: { id: 'c1', more: 1 } }])
    expect(await api.request(getCall, { params: { id: 'c1' } })).toEqual({ id: 'c1', more: 1 })
  })

  it('is not read where there is nothing to read', async () => {
    const { api } = createDesk([{ status: 200, body: 'whatever' }])
    const body = { emails: ['ada@clinic.example'], role: 'viewer' } as const
    expect(await api.request(inviteToOrg, { params: { id: 'o' }, body })).toBeUndefined()
  })

  it('that is no JSON is an error', async () => {
    const { api } = createDesk([{ body: '<html>' }])
    expect(await failure(api.request(listCalls, {}))).toMatchObject({
      kind: 'body',
      body: '<html>',
    })
  })

  it.each([
    ['JSON', { message: 'no such call' }],
    ['text', 'not found'],
  ])('that refuses says why in %s', async (_title, body) => {
    const { api } = createDesk([{ status: 404, body }])
    const error = await failure(api.request(getCall, { params: { id: 'x' } }))
    expect(error).toBeInstanceOf(VoiceApiError)
    expect(error).toMatchObject({ kind: 'status', status: 404, body, operation: 'getCall' })
  })
})

describe('another try', () => {
  const unreachable = new TypeError('Failed to fetch')

  it.each<[string, Reply]>([
    ['the network fails', unreachable],
    ['the provider is busy', { status: 429 }],
    ['a gateway fails', { status: 502 }],
    ['the provider is away', { status: 503 }],
    ['a gateway waits too long', { status: 504 }],
  ])('is made for a reading where %s', async (_title, reply) => {
    const { api, clock, sent } = createDesk([reply, reply, { body: [] }])
    const reading = api.request(listCalls, {})
    await clock.pass(1_500)
    expect(await reading).toEqual([])
    expect(sent).toHaveLength(3)
    expect(clock.pending).toBe(0)
  })

  it('is made for a replacement, which may happen twice', async () => {
    const { api, clock, sent } = createDesk([unreachable, { body: { id: 'a' } }])
    const replacing = api.request(replaceAssistant, { params: { id: 'a' }, body: {} })
    await clock.pass(500)
    await replacing
    expect(sent).toHaveLength(2)
  })

  it.each<[string, (api: ReturnType<typeof createDesk>['api']) => Promise<unknown>]>([
    ['a creation', (api) => api.request(createCall, { body: {} })],
    ['a deletion', (api) => api.request(deleteOrg, { params: { id: 'o' } })],
  ])('is not made for %s', async (_title, use) => {
    const { api, sent } = createDesk([{ status: 503 }])
    expect(await failure(use(api))).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 422, 500])('is not made after %d', async (status) => {
    const { api, sent } = createDesk([{ status }])
    expect(await failure(api.request(listCalls, {}))).toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })

  it('is made twice at most', async () => {
    const { api, clock, sent } = createDesk([{ status: 503 }])
    const error = failure(api.request(listCalls, {}))
    await clock.pass(60_000)
    expect(await error).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(3)
  })

  it.each([
    ['half a second, then one', undefined, [500, 1_000]],
    ['as long as the provider says', '3', [3_000, 3_000]],
    ['ten seconds at most', '3600', [10_000, 10_000]],
  ])('waits %s', async (_title, retryAfter, delays) => {
    const { api, clock, sent } = createDesk([{ status: 429, ...(retryAfter && { retryAfter }) }])
    void failure(api.request(listCalls, {}))
    await settle()
    for (const [index, delay] of delays.entries()) {
      await clock.pass(delay - 1)
      expect(sent).toHaveLength(index + 1)
      await clock.pass(1)
      expect(sent).toHaveLength(index + 2)
    }
  })
})

describe('time', () => {
  it('is limited to half a minute', async () => {
    const { api, clock, sent } = createDesk(['silence'])
    const error = failure(api.request(listCalls, {}))
    await clock.pass(30_000)
    expect(await error).toMatchObject({ kind: 'timeout', operation: 'listCalls' })
    expect(sent).toHaveLength(1)
    expect(clock.pending).toBe(0)
  })

  it.each(['before', 'while', 'between'])('ends when the caller gives up: %s', async (moment) => {
    const { api, clock } = createDesk([moment === 'between' ? { status: 503 } : 'silence'])
    const controller = new AbortController()
    if (moment === 'before') controller.abort()
    const error = failure(api.request(listCalls, { signal: controller.signal }))
    await settle()
    controller.abort()
    // No time passes: nobody waits for what was given up.
    expect(await error).toMatchObject({ kind: 'aborted' })
    expect(clock.pending).toBe(0)
  })
})

describe('lists', () => {
  const calls = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      id: `c${from + index}`,
      createdAt: `2025-01-${String(99 - from - index)}`,
    }))

  async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
    const all: Item[] = []
    for await (const item of items) all.push(item)
    return all
  }

  it('are read page after page', async () => {
    const page = (currentPage: number, results: Json[]) => ({
      body: { results, metadata: { itemsPerPage: 2, totalItems: 3, currentPage } },
    })
    const { api, sent } = createDesk([page(1, calls(1, 2)), page(2, calls(3, 3))])

    const all = await collect(eachOfPages(api, pageCalls, { assistantId: 'air' }))

    expect(all.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?assistantId=air&page=1',
      '?assistantId=air&page=2',
    ])
  })

  it('of pages end at an empty one, whatever was promised', async () => {
    const metadata = { itemsPerPage: 2, totalItems: 99, currentPage: 1 }
    const { api, sent } = createDesk([{ body: { results: [], metadata } }])
    expect(await collect(eachOfPages(api, pageCalls))).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('without pages are read by the time of the last one', async () => {
    const { api, sent } = createDesk([{ body: calls(1, 2) }, { body: calls(3, 3) }])

    const all = await collect(eachOfList(api, listCalls, { limit: 2 }))

    expect(all).toHaveLength(3)
    expect(sent.map(({ url }) => new URL(url).searchParams.get('createdAtLe'))).toEqual([
      null,
      '2025-01-97',
    ])
  })

  // The times of ten calls, newest first; two and three of them were made in the same moment.
  const times = [9, 8, 7, 7, 6, 5, 4, 4, 4, 3].map((day) => `2025-01-0${day}`)
  const kept = times.map((createdAt, index) => ({ id: `c${index + 1}`, createdAt }))

  /** A provider that really reads the bounds it is given. */
  function createListDesk() {
    const fetch: Fetch = async (url) => {
      const {
        createdAtLe = '~',
        createdAtLt = '~',
        limit,
      } = Object.fromEntries(new URL(url).searchParams)
      const found = kept.filter(({ createdAt: at }) => at <= createdAtLe && at < createdAtLt)
      const text = JSON.stringify(found.slice(0, Number(limit)))
      return { ok: true, status: 200, headers: { get: () => null }, text: async () => text }
    }
    return { api: createVoiceApi({ key: 'secret', fetch, clock: new ManualClock() }) }
  }

  it.each([3, 4, 5, 10, 11, 1_000])(
    'lose nothing between two parts of %d, and tell nothing twice',
    async (limit) => {
      const { api } = createListDesk()
      expect(await collect(eachOfList(api, listCalls, { limit }))).toEqual(kept)
    },
  )

  it('come to their end also where one moment fills a part', async () => {
    const { api } = createListDesk()
    const all = await collect(eachOfList(api, listCalls, { limit: 1 }))
    // The provider shows no more than one of a moment then; every moment is reached all the same.
    expect(all.map(({ createdAt }) => createdAt)).toEqual([...new Set(times)])
  })

  it('keep to the bound they were given', async () => {
    const { api } = createListDesk()
    const query = { limit: 3, createdAtLt: '2025-01-07' }
    expect(await collect(eachOfList(api, listCalls, query))).toEqual(kept.slice(4))
  })

  it('that do not move end, and tell nothing twice', async () => {
    const { api, sent } = createDesk([{ body: calls(1, 2) }])
    expect(await collect(eachOfList(api, listCalls, { limit: 2 }))).toHaveLength(2)
    expect(sent).toHaveLength(3)
  })

  it('are asked for only as far as they are read', async () => {
    const { api, sent } = createDesk([{ body: calls(1, 2) }])
    for await (const _ of eachOfList(api, listVoicesOf('11labs'), { limit: 2 })) break
    expect(sent).toHaveLength(1)
  })

  function listVoicesOf(provider: string) {
    return { ...listVoices, path: listVoices.path.replace('{provider}', provider) }
  }
})

describe('over a real connection', () => {
  it('a file travels as a form, several as several', async () => {
    const seen: { type: string; body: string }[] = []
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        seen.push({ type: request.headers['content-type'] ?? '', body: body.toString() })
        return response.end('{"id":"f1"}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const api = createVoiceApi({ key: 'secret', baseUrl: `http://127.0.0.1:${port}` })

    const file = await api.request(uploadFile, { body: { file: new Blob(['menu']) } })
    await api.request(cloneElevenLabsVoice, {
      body: { name: 'Ada', files: [new Blob(['one']), new Blob(['two'])], labels: '{}' },
    })
    server.closeAllConnections()
    server.close()

    expect(file).toEqual({ id: 'f1' })
    expect(seen[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('name="file"; filename="blob"')
    expect(seen[0]?.body).toContain('menu')
    expect(seen[1]?.body.match(/name="files"/g)).toHaveLength(2)
    expect(seen[1]?.body).toContain('Ada')
  })
})
