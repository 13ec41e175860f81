import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createSendLead } from './send-lead.ts'

const post = {
  key: 'a-key',
  fields: { name: 'Ada', email: 'ada@clinic.example', _format: 'json', _page: '/', desk_note: '' },
}

function answerWith(body: string, status = 200) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  const sent = () => {
    const [url, init] = fetched.mock.calls[0] ?? []
    const fields = Object.fromEntries(init?.body as FormData)
    return { url, fields, headers: init?.headers }
  }
  return sent
}

afterEach(() => vi.unstubAllGlobals())

it('sends our own server every field and the key, and takes a reference for an acceptance', async () => {
  const sent = answerWith('{"reference":"ND-2222-2222"}')

  const answer = await createSendLead('/api/contact')(post)

  expect(answer).toMatchObject({ isAccepted: true, reference: 'ND-2222-2222' })
  expect(sent().fields).toEqual(post.fields)
  expect(sent().headers).toEqual({ Accept: 'application/json', 'idempotency-key': 'a-key' })
})

it('works for a lead that the server keeps in quarantine, after the visitor has the answer', async () => {
  const bodies = ['{"reference":"ND-2222-2222","proofBits":4}', '']
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(bodies.shift()))
  vi.stubGlobal('fetch', fetched)

  const answer = await createSendLead('/api/contact')(post)

  expect(answer).toMatchObject({ isAccepted: true, reference: 'ND-2222-2222' })
  expect(fetched).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/contact/proof')
})

it.each([
  ['says nothing of it', '/api/contact', '{"reference":"ND-2222-2222"}'],
  ['stored nothing', '/api/contact', '{"proofBits":1}'],
  ['is somebody else’s', 'https://forms.example/f', '{"reference":"ND-2222-2222","proofBits":1}'],
])('does not work for a server that %s', async (_title, endpoint, body) => {
  const bodies = [body, '{"reference":"ND-3333-3333","proofBits":8}', '']
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(bodies.shift()))
  vi.stubGlobal('fetch', fetched)

  await createSendLead(endpoint)(post)
  // Work for a later lead, which is harder: when that is done, any for the first one would be.
  await createSendLead('/api/contact')(post)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))

  expect(fetched.mock.calls[2]?.[0]).toBe('/api/contact/proof')
  expect(fetched.mock.calls[2]?.[1].body).toContain('ND-3333-3333')
})

it('waits fifteen seconds for an answer and then says that the network failed', async () => {
  const aborting = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborting.signal)
  onTestFinished(() => timeout.mockRestore())
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
    })
  })

  const answer = createSendLead('/api/contact')(post)
  aborting.abort()

  expect(await answer).toEqual({ kind: 'network-failure' })
  expect(timeout).toHaveBeenCalledWith(15_000)
})

it('takes an answer that breaks off for none: only a completed one counts', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new DOMException('late', 'TimeoutError')),
  })
  vi.stubGlobal('fetch', async () => new Response(broken))

  expect(await createSendLead('/api/contact')(post)).toEqual({ kind: 'network-failure' })
})

it.each([
  ['120', 120_000],
  ['Thu, 01 Jan 2026 00:02:00 GMT', 120_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', undefined],
])('tells how long the server wants to be left alone: %s', async (text, retryAfterMs) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const headers = { 'Retry-After': text }
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503, headers }))

  expect(await createSendLead('/api/contact')(post)).toMatchObject({ retryAfterMs })
})

it('does not take a page of a hotel’s network for an acceptance', async () => {
  answerWith('<title>Welcome</title>')

  expect(await createSendLead('/api/contact')(post)).toMatchObject({ isAccepted: false })
})

it('sends a service elsewhere the specified fields alone, and no header it must be asked about', async () => {
  const sent = answerWith('{"success":"true"}')

  await createSendLead('https://forms.example/f')(post)

  expect(sent().fields).toEqual({ name: 'Ada', email: 'ada@clinic.example', _format: 'json' })
  expect(sent().headers).toEqual({ Accept: 'application/json' })
})

it.each([
  [200, true],
  [500, false],
])(
  'takes the answer %i of a service elsewhere without a reference: accepted %s',
  async (status, isAccepted) => {
    answerWith('{}', status)

    expect(await createSendLead('https://forms.example/f')(post)).toMatchObject({ isAccepted })
  },
)
