import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw, openRawConnection } from '../testing/raw-connection.ts'

const ask = (port: number, target: string, headers: readonly string[] = [], method = 'GET') => {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers]
  return exchangeRaw(port, `${lines.join('\r\n')}\r\n\r\n`)
}

const withoutDate = (answer: string) => answer.replace(/^Date: .*$/m, '')

/** Lines of requests that Fastify took up have its number for them. */
const wentByFastify = (line: Record<string, unknown> | undefined) => 'reqId' in (line ?? {})

describe('a usual request for something in memory', () => {
  it.each([
    ['/', []],
    ['/products', ['Accept-Encoding: gzip, br']],
    ['/products', ['Accept-Encoding: gzip;q=0.5, br;q=0']],
    ['/products', ['If-None-Match: *']],
    ['/products/aisa', ['If-None-Match: *']],
    ['/robots.txt', []],
    ['/assets/app-B4x9.js', ['Accept-Encoding: br', 'Range: bytes=0-9']],
  ])('of %s with %j is answered as by Fastify, and ahead of it', async (path, headers) => {
    const { port, logs } = await listenFixtureApp()

    for (const method of ['GET', 'HEAD']) {
      const usual = await ask(port, path, headers, method)
      const other = await ask(port, `${path}?a`, headers, method)

      expect(withoutDate(usual)).toBe(withoutDate(other))
      expect(usual).toContain('x-content-type-options: nosniff')
      await expect.poll(() => logs.slice(-2).map(wentByFastify)).toEqual([false, true])
    }
  })

  it('has its line in the log and its place in the numbers', async () => {
    const { port, app, logs } = await listenFixtureApp({ env: { METRICS: 'on' } })

    await ask(port, '/assets/app-B4x9.js')

    await expect.poll(() => logs.at(-1)).toMatchObject({ msg: 'request' })
    expect(logs.at(-1)).toEqual({
      level: 'info',
      time: expect.any(Number),
      method: 'GET',
      path: '/assets/app-B4x9.js',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    })
    expect((await app.inject('/metrics')).body).toContain(
      'nightdesk_http_request_seconds_count{method="GET",route="/assets/*.js",status="200"} 1',
    )
  })

  it('says so when the visitor left before the end', async () => {
    const large = `<head></head>${'x'.repeat(16 * 1024 * 1024)}`
    const { port, logs } = await listenFixtureApp({
      prepareSite: (site) => site.write('products/index.html', large),
    })
    const connection = await openRawConnection(port)
    connection.send('GET /products HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(connection.socket, 'data')

    connection.socket.destroy()

    await expect
      .poll(() => logs.at(-1))
      .toMatchObject({ path: '/products', status: 200, aborted: true, level: 'info' })
  })
})

describe('whatever is unusual about a request goes to Fastify', () => {
  it.each([
    ['a second host', ['Host: y'], 400],
    ['a body too large', ['Content-Length: 1000000'], 413],
    ['a small body', ['Content-Length: 0'], 200],
    ['a word before its body', ['Expect: 100-continue'], 100],
    ['a wish for another protocol', ['Upgrade: h2c', 'Connection: upgrade'], 200],
    ['an address forwarded by a stranger', ['X-Forwarded-For: 203.0.113.7'], 200],
  ])('%s', async (_what, headers, status) => {
    const { port, logs } = await listenFixtureApp()

    expect(await ask(port, '/', headers)).toMatch(`HTTP/1.1 ${status} `)

    await expect.poll(() => wentByFastify(logs.at(-1))).toBe(true)
  })

  it('but not what a trusted proxy forwards', async () => {
    const { port, logs } = await listenFixtureApp({ env: { TRUST_PROXY: '127.0.0.1' } })

    await ask(port, '/', ['X-Forwarded-For: 203.0.113.7'])

    await expect.poll(() => logs.at(-1)).toMatchObject({ msg: 'request' })
    expect(wentByFastify(logs.at(-1))).toBe(false)
  })
})
