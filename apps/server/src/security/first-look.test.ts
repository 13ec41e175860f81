import { expect, it } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw, openRawConnection } from '../testing/raw-connection.ts'

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`

it.each(['/', '/nowhere', '/healthz', '/api/echo'])(
  'refuses a body without a length at %s, with our headers',
  async (path) => {
    const { port } = await listenFixtureApp()

    const answer = await exchangeRaw(port, `${head(path)}2\r\n{}\r\n0\r\n\r\n`)

    expect(answer).toMatch(/^HTTP\/1\.1 411 Length Required\r\n/)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('"length_required"')
  },
)

it.each(['DESCRIBE', 'SETUP', 'GET_PARAMETER'])(
  'refuses %s, which is RTSP, with our headers and no warning',
  async (method) => {
    const { port, logs } = await listenFixtureApp()

    const answer = await exchangeRaw(port, `${method} / RTSP/1.0\r\nHost: x\r\n\r\n`)

    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(logs.filter(({ level }) => level === 'warn')).toEqual([])
  },
)

it('answers one of two thousand odd expectations, and hands over none', async () => {
  const { app, port } = await listenFixtureApp()
  let requests = 0
  app.server.on('request', () => (requests += 1))
  app.server.on('checkExpectation', () => (requests += 1))
  const connection = await openRawConnection(port)

  connection.send('GET / HTTP/1.1\r\nHost: x\r\nExpect: a\r\n\r\n'.repeat(2_000))
  const answer = await connection.closed

  expect(answer.match(/HTTP\/1\.1 417 /g)).toHaveLength(1)
  expect(requests).toBe(0)
})

it.each(['accept-encoding', 'if-none-match', 'range', 'x-forwarded-for'])(
  'leaves out a list in %s that no browser would send',
  async (name) => {
    const { app, port } = await listenFixtureApp()
    const lengths: number[] = []
    app.server.on('request', ({ headers }) => lengths.push(String(headers[name] ?? '').length))

    const long = `${','.repeat(15_000)}203.0.113.5`
    await exchangeRaw(
      port,
      `GET /nowhere HTTP/1.1\r\nHost: x\r\n${name}: ${long}\r\nConnection: close\r\n\r\n`,
    )
    await exchangeRaw(
      port,
      `GET /nowhere HTTP/1.1\r\nHost: x\r\n${name}: br\r\nConnection: close\r\n\r\n`,
    )

    expect(lengths[0]).toBeLessThan(400)
    expect(lengths[1]).toBe(2)
  },
)

it('hands over none of ten thousand chunks, and answers others', async () => {
  const { app, port, logs } = await listenFixtureApp()
  let requests = 0
  app.server.on('request', () => (requests += 1))
  const connection = await openRawConnection(port)

  connection.send(`${head('/nowhere')}${'1\r\n \r\n'.repeat(10_000)}`)
  const answer = await connection.closed

  expect(answer).toMatch(/^HTTP\/1\.1 411 /)
  expect(requests).toBe(0)
  expect(logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})
