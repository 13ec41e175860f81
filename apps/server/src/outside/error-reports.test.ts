import { errorReportPath, type ErrorReport } from '@nightdesk/contracts'
import { describe, expect, it, vi } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts'

const dsn = 'https://publickey@errors.example/team/7'
const eventId = '0123456789abcdef0123456789abcdef'

type Sent = { readonly url: string; readonly lines: readonly Record<string, unknown>[] }

/** A service that answers with this and remembers what it was sent. */
function createService(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent: Sent[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    const text =
      typeof init?.body === 'string'
        ? init.body
        : new TextDecoder().decode(init?.body as Uint8Array)
    sent.push({
      url: url as string,
      lines: text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    })
    return answer()
  })
  return { sent, fetch }
}

function envelope(event: object, type = 'event'): string {
  return [{ dsn: 'http://other@elsewhere.example/9' }, { type }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}

const pageReport = {
  event_id: eventId,
  timestamp: 1,
  user: { ip_address: '203.0.113.7' },
  request: { headers: { Cookie: 'MARK' } },
  tags: { page: '/terms?MARK' },
  exception: { values: [{ type: 'TypeError', value: 'broken by ada@MARK.example' }] },
}

function fakeReporter() {
  const forward = vi.fn<ErrorReporter['forward']>()
  const capture = vi.fn<ErrorReporter['capture']>()
  const stop = vi.fn<ErrorReporter['stop']>(async () => undefined)
  return { forward, capture, stop }
}

describe('the reporter', () => {
  it('sends a failure in the protocol of the service, with its causes and nothing personal', async () => {
    const { sent, fetch } = createService()
    const reporter = createErrorReporter({ dsn, fetch, now: () => 5_000 })
    const cause = new RangeError('no room for ada@clinic.example')

    reporter.capture(new TypeError('call from 203.0.113.7 failed', { cause }))
    await reporter.stop()

    const [{ url, lines } = { url: '', lines: [] }] = sent
    expect(url).toMatch(
      /^https:\/\/errors\.example\/team\/api\/7\/envelope\/\?.*sentry_key=publickey/,
    )
    expect(lines[1]).toMatchObject({ type: 'event' })
    expect(lines[2]).toMatchObject({
      platform: 'node',
      level: 'error',
      timestamp: 5,
      sdk: { settings: { infer_ip: 'never' } },
      exception: {
        values: [
          { type: 'RangeError', value: 'no room for [email]' },
          { type: 'TypeError', value: 'call from [address] failed' },
        ],
      },
    })
    expect(JSON.stringify(lines[2])).toContain('"filename":"apps/server/src/outside/')
    expect(JSON.stringify(lines)).not.toContain(import.meta.dirname)
  })

  it.each([
    ['refuses', async () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('', { status: 500 })],
    ['talks nonsense', async () => new Response('<html>', { status: 200 })],
  ])('goes on when the service %s', async (_, answer) => {
    const { sent, fetch } = createService(answer)
    const reporter = createErrorReporter({ dsn, fetch })

    reporter.capture(new Error('one'))
    await reporter.stop()
    reporter.capture(new Error('two'))
    await reporter.stop()

    expect(sent).toHaveLength(2)
  })

  it('is silent for as long as the service asks', async () => {
    const headers = { 'retry-after': '3600' }
    const { sent, fetch } = createService(async () => new Response('', { status: 429, headers }))
    const reporter = createErrorReporter({ dsn, fetch })

    reporter.capture(new Error('one'))
    await reporter.stop()
    reporter.capture(new Error('two'))
    await reporter.stop()

    expect(sent).toHaveLength(1)
  })

  it('does not wait for a service that hangs', async () => {
    vi.useFakeTimers()
    const { fetch } = createService(() => new Promise<Response>(() => undefined))
    const reporter = createErrorReporter({ dsn, fetch })
    reporter.capture(new Error('one'))

    const stopped = reporter.stop()
    await vi.advanceTimersByTimeAsync(2_000)

    await expect(stopped).resolves.toBeUndefined()
    vi.useRealTimers()
  })

  it('tells no more than 60 failures in a minute', async () => {
    const { sent, fetch } = createService()
    let now = 0
    const reporter = createErrorReporter({ dsn, fetch, now: () => now })

    for (let count = 0; count < 70; count += 1) reporter.capture(new Error('again'))
    now = 60_000
    reporter.capture(new Error('a minute later'))
    await reporter.stop()

    expect(sent).toHaveLength(61)
  })

  it('has room for a crash, whatever pages and broken requests have sent, and a service that hangs', async () => {
    const { sent, fetch } = createService(() => new Promise<Response>(() => undefined))
    let now = 59_000
    const reporter = createErrorReporter({ dsn, fetch, now: () => now })

    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 200; count += 1) {
        reporter.forward({ event_id: eventId, timestamp: 1, platform: 'javascript' } as ErrorReport)
        reporter.capture(new Error('broken'))
      }
      now += 1_000
    }
    reporter.capture(new Error('the last words'), 'fatal')
    await expect.poll(() => JSON.stringify(sent)).toContain('the last words')
  })

  it('has room for failures of the server, whatever pages have sent', async () => {
    const { sent, fetch } = createService()
    const reporter = createErrorReporter({ dsn, fetch, now: () => 0 })

    for (let count = 0; count < 200; count += 1) {
      reporter.forward({ event_id: eventId, timestamp: 1, platform: 'javascript' } as ErrorReport)
    }
    reporter.capture(new Error('our own'))
    await reporter.stop()

    expect(sent).toHaveLength(61)
    expect(JSON.stringify(sent.at(-1))).toContain('our own')
  })
})

describe('the server', () => {
  it('reports what a request broke, and answers as without', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })
    const fault = new Error('boom')
    app.get('/api/boom', () => {
      throw fault
    })

    const response = await app.inject('/api/boom')

    expect(response.statusCode).toBe(500)
    expect(errorReporter.capture.mock.calls).toEqual([[fault, 'error']])
  })

  it('reports nothing about requests that were themselves wrong', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    for (const url of ['/unknown', '/%zz', '/api/unknown']) await app.inject(url)

    expect(errorReporter.capture).not.toHaveBeenCalled()
  })

  it('stops the reporter when it stops', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    await app.close()

    expect(errorReporter.stop).toHaveBeenCalledTimes(1)
  })
})

describe('the reports of pages', () => {
  const post = (body: string, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: errorReportPath,
    headers: { 'content-type': 'text/plain', ...headers },
    body,
  })

  it('are passed on, cleaned', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    const response = await app.inject(post(envelope(pageReport)))

    expect(response.statusCode).toBe(204)
    expect(errorReporter.forward).toHaveBeenCalledTimes(1)
    const forwarded = errorReporter.forward.mock.calls[0]?.[0]
    expect(forwarded).toMatchObject({ event_id: eventId, tags: { page: '/terms' } })
    expect(JSON.stringify(forwarded)).not.toMatch(/MARK|203\.0\.113/)
  })

  it.each([
    ['no envelope', 'nonsense', 400],
    ['nothing', '', 400],
    ['thousands of tiny items', `${envelope(pageReport)}${'\n{}\n{}'.repeat(10_000)}`, 400],
    ['something else', JSON.stringify(pageReport), 204],
    ['a session', envelope({ sid: 'MARK' }, 'session'), 204],
    ['an attachment', envelope({ data: 'MARK' }, 'attachment'), 204],
    ['an event without an id', envelope({ ...pageReport, event_id: 'x' }), 204],
  ])('are not, when they are %s', async (_, body, status) => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    const response = await app.inject(post(body))

    expect(response.statusCode).toBe(status)
    expect(errorReporter.forward).not.toHaveBeenCalled()
  })

  it.each([
    ['of a browser', { 'sec-fetch-site': 'cross-site' }],
    ['by their origin', { origin: 'https://evil.example' }],
    ['that lead their name here', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('are not taken from other websites, %s', async (_title, headers) => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    const response = await app.inject(post(envelope(pageReport), { ...headers }))

    expect(response.statusCode).toBe(403)
    expect(errorReporter.forward).not.toHaveBeenCalled()
  })

  it('are one for each post', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })
    const items = Array.from({ length: 90 }, () => [{ type: 'event' }, pageReport]).flat()
    const body = [{}, ...items].map((line) => JSON.stringify(line)).join('\n')

    const response = await app.inject(post(body))

    expect(response.statusCode).toBe(400)
    expect(errorReporter.forward).not.toHaveBeenCalled()
  })

  // As much as a post may hold, of what is slow to look through. Each of these took from seconds to a minute.
  const hostile = (unit: string) => unit.repeat(60_000 / unit.length)
  it.each([
    ['a message of slashes', { message: hostile('/') }],
    ['a message of letters', { message: hostile('a') }],
    ['the text of an error', { exception: { values: [{ value: hostile('a-') }] } }],
    ['a tag', { tags: { page: hostile('a') } }],
    [
      'the name of a file',
      {
        exception: {
          values: [{ stacktrace: { frames: [{ filename: `${hostile('/apps')}\n` }] } }],
        },
      },
    ],
  ])('hold up nobody with %s', async (_title, part) => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })
    const begun = performance.now()

    const response = await app.inject(post(envelope({ ...pageReport, ...part })))

    expect(response.statusCode).toBe(204)
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(JSON.stringify(errorReporter.forward.mock.calls).length).toBeLessThan(1_000)
  })

  it('are ten a minute at most from one visitor', async () => {
    const errorReporter = fakeReporter()
    const { app } = await createFixtureApp({ errorReporter })

    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await app.inject(post(envelope(pageReport)))).statusCode)
    }

    expect(statuses.filter((status) => status === 204)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it.each([
    ['the eleventh of a minute', 10, '', 429],
    ['another website', 0, 'Sec-Fetch-Site: cross-site\r\n', 403],
  ])('are refused before a byte of their body has come: %s', async (_, before, header, status) => {
    const { app, port } = await listenFixtureApp({ errorReporter: fakeReporter() })
    for (let count = 0; count < before; count += 1) await app.inject(post(envelope(pageReport)))

    const answer = await exchangeRaw(
      port,
      `POST ${errorReportPath} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}` +
        'Content-Type: text/plain\r\nContent-Length: 65000\r\n\r\n',
    )

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('have no address when none are wanted', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject(post(envelope(pageReport)))).statusCode).toBe(404)
  })
})
