import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from './testing/fixture-app.ts'
import { exchangeRaw, openRawConnection } from './testing/raw-connection.ts'

// One mark in each place where a visitor's data can be.
const visitor = {
  method: 'POST',
  remoteAddress: '203.0.113.7',
  query: { email: 'MARK-query' },
  headers: {
    'user-agent': 'MARK-agent',
    referer: 'https://MARK-referer.example',
    cookie: 'MARK-cookie',
    authorization: 'MARK-authorization',
    'x-forwarded-for': 'MARK-forwarded',
    'content-type': 'application/json',
  },
  payload: '{"email":"MARK-body"}',
} as const
const traces = /MARK|203\.0\.113\.7/

describe('the log', () => {
  it('has one line for a request: method, path, status, time', async () => {
    const { app, logs } = await createFixtureApp()

    await app.inject('/products?email=someone')

    expect(logs).toEqual([
      {
        level: 'info',
        time: expect.any(Number),
        reqId: expect.any(String),
        method: 'GET',
        path: '/products',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
  })

  it.each([
    ['/products', 405],
    ['/unknown', 404],
    ['/api/unknown', 404],
    ['/%zz', 400],
    [`/${'a'.repeat(5_000)}`, 414],
    ['/api/boom', 500],
    ['/api/refusal', 422],
  ])('has nothing of the visitor in the lines about %s', async (url, status) => {
    const { app, logs } = await createFixtureApp()
    app.post('/api/boom', (request) => {
      throw Object.assign(new Error('boom'), { request, body: request.body })
    })
    app.post('/api/refusal', (request) => {
      throw Object.assign(new Error(JSON.stringify(request.body)), { statusCode: 422 })
    })

    const response = await app.inject({ ...visitor, url })

    expect(response.statusCode).toBe(status)
    expect(logs.at(-1)).toMatchObject({ method: 'POST', status, msg: 'request' })
    expect(JSON.stringify(logs)).not.toMatch(traces)
    expect(response.body).not.toMatch(traces)
  })

  it.each([
    ['/', 404],
    ['/%zz', 400],
    ['http://x/', 404],
  ])('has no more than the beginning of a long path after %s', async (before, status) => {
    const { app, logs } = await createFixtureApp()

    await app.inject(before + 'a'.repeat(3_900))

    expect(logs.at(-1)).toMatchObject({ status, msg: 'request' })
    expect(logs.at(-1)?.path).toMatch(/^\/.{199}…$/)
    expect(Math.max(...logs.map((line) => JSON.stringify(line).length))).toBeLessThan(400)
  })

  it('keeps the stack of an error of ours, which the visitor does not see', async () => {
    const { app, logs } = await createFixtureApp()
    app.get('/api/boom', () => {
      throw new TypeError('boom')
    })

    const response = await app.inject('/api/boom')

    expect(response.json()).toEqual({
      error: 'internal_server_error',
      message: 'Internal Server Error',
    })
    expect(logs[0]).toMatchObject({ level: 'error', msg: 'request failed' })
    expect(logs[0]).toHaveProperty('err.type', 'TypeError')
    expect(logs[0]).toHaveProperty('err.stack', expect.stringContaining('logging.test.ts'))
    expect(logs).toHaveLength(2)
  })

  it('says why a request was refused unread, and nothing of what it held', async () => {
    const { port, logs } = await listenFixtureApp()

    await exchangeRaw(port, 'MARK / HTTP/1.1\r\n\r\n')

    expect(logs.at(-1)).toEqual({
      level: 'info',
      time: expect.any(Number),
      status: 400,
      code: 'HPE_INVALID_METHOD',
      msg: 'request refused unread',
    })
  })

  it('is not filled by probes', async () => {
    const { app, logs } = await createFixtureApp()

    await app.inject('/healthz')
    await app.inject('/readyz')

    expect(logs).toEqual([])
  })

  it('keeps a line break in a path inside its line', async () => {
    const { app, logs } = await createFixtureApp()

    await app.inject('/a%0a{"level":"fatal"}')

    expect(logs).toHaveLength(1)
  })

  it('says when a visitor left during a download', async () => {
    const { port, logs } = await listenFixtureApp({
      prepareSite: (site) => site.write('film.mp4', Buffer.alloc(32 * 1024 * 1024)),
    })
    const connection = await openRawConnection(port)
    connection.send('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(connection.socket, 'data')

    connection.socket.destroy()

    await expect
      .poll(() => logs.at(-1))
      .toMatchObject({ path: '/film.mp4', status: 200, aborted: true, level: 'info' })
  })

  it.each([
    ['warn', 0],
    ['silent', 0],
    ['debug', 1],
  ])('has at LOG_LEVEL=%s %i lines about a page', async (level, count) => {
    const { app, logs } = await createFixtureApp({ env: { LOG_LEVEL: level } })

    await app.inject('/')

    expect(logs).toHaveLength(count)
  })
})
