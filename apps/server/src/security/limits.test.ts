import { once } from 'node:events'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'

import { defaultLimits } from '../limits.ts'
import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw, openRawConnection } from '../testing/raw-connection.ts'

const largeFilmBytes = 32 * 1024 * 1024
const short = { headersTimeoutMs: 100, requestTimeoutMs: 200, timeoutCheckEveryMs: 20 }

function addEcho(app: FastifyInstance) {
  app.post('/api/echo', (request) => ({ length: JSON.stringify(request.body).length }))
}

function postOf(length: number) {
  return {
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json' },
    payload: `"${'a'.repeat(length - 2)}"`,
  } as const
}

describe('a body', () => {
  it('of 64 KiB is read, one byte more is refused', async () => {
    const { app } = await createFixtureApp()
    addEcho(app)

    const fits = await app.inject(postOf(64 * 1024))
    const exceeds = await app.inject(postOf(64 * 1024 + 1))

    expect(fits.statusCode).toBe(200)
    expect(exceeds.statusCode).toBe(413)
    expect(exceeds.json()).toMatchObject({ error: 'payload_too_large' })
  })

  it.each(['/api/echo', '/', '/unknown'])(
    'that declares too much is refused before it is sent, at %s',
    async (path) => {
      const { port } = await listenFixtureApp({ addRoutes: addEcho })

      const answer = await exchangeRaw(
        port,
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n`,
      )

      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    },
  )
})

describe('five megabytes', () => {
  const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const much = 'a'.repeat(5_000_000)

  it.each([
    ['with their length', `${head}Content-Length: 5000000\r\n\r\n${much}`, 413],
    [
      'in one chunk',
      `${head}Transfer-Encoding: chunked\r\n\r\n4c4b40\r\n${much}\r\n0\r\n\r\n`,
      411,
    ],
    // What follows the declared bytes is another request, which it is not.
    ['that say they are ten bytes', `${head}Content-Length: 10\r\n\r\n${much}`, 400],
  ])('%s are refused when 128 KiB at most were read', async (_title, text, status) => {
    const { app, port } = await listenFixtureApp({ addRoutes: addEcho })
    const taken = once(app.server, 'connection')
    const connection = await openRawConnection(port)
    connection.send(text)

    const [serverSide] = (await taken) as [Socket]
    const { bytesRead } = await atFirstAnswer(serverSide)
    const answer = await connection.closed

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(bytesRead).toBeLessThanOrEqual(128 * 1024)
    // A little more may come in until the connection is closed, and goes nowhere.
    expect(serverSide.bytesRead).toBeLessThan(1024 * 1024)
  })
})

/** What had been read of a connection when something was first written into it. */
function atFirstAnswer(socket: Socket): Promise<{ bytesRead: number }> {
  return new Promise((resolve) => {
    const note =
      <Args extends unknown[]>(write: (...args: Args) => unknown) =>
      (...args: Args) => {
        resolve({ bytesRead: socket.bytesRead })
        return write(...args)
      }
    const { write, end } = { write: socket.write.bind(socket), end: socket.end.bind(socket) }
    Object.assign(socket, { write: note(write), end: note(end) })
  })
}

describe('an address', () => {
  it.each([
    [defaultLimits.urlLength, 200],
    [defaultLimits.urlLength + 1, 414],
  ])('of %i characters is answered with %i', async (length, status) => {
    const { app } = await createFixtureApp()

    const response = await app.inject('/?'.padEnd(length, 'a'))

    expect(response.statusCode).toBe(status)
  })
})

describe('a slow client', () => {
  it.each([
    ['that says nothing', ''],
    ['whose headers do not end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'whose body does not come',
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"',
    ],
  ])('%s is told so and closed', async (_title, text) => {
    const { port } = await listenFixtureApp({ limits: short, addRoutes: addEcho })
    const started = performance.now()

    const answer = await exchangeRaw(port, text)

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('that keeps sending a header at a time is closed all the same', async () => {
    const { port } = await listenFixtureApp({ limits: short })
    const connection = await openRawConnection(port)
    connection.send('GET / HTTP/1.1\r\nHost: x\r\n')
    const trickle = setInterval(() => connection.send('A: b\r\n'), 20)

    const answer = await connection.closed
    clearInterval(trickle)

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that stops reading its answer is closed', async () => {
    const { app, port } = await listenFixtureApp({
      // More than the answer needs to begin on the busiest machine.
      limits: { idleSocketTimeoutMs: 3_000 },
      prepareSite: (site) => site.write('film.mp4', Buffer.alloc(largeFilmBytes)),
    })
    const taken = once(app.server, 'connection')
    const connection = await openRawConnection(port)
    connection.socket.pause()
    connection.send('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')

    const [serverSide] = (await taken) as [Socket]
    await once(serverSide, 'close')

    expect(serverSide.bytesWritten).toBeGreaterThan(0)
    expect(serverSide.bytesWritten).toBeLessThan(largeFilmBytes)
  })

  it('is closed within 10 s over its headers and 15 s over its request by default', () => {
    const { headersTimeoutMs, requestTimeoutMs, timeoutCheckEveryMs } = defaultLimits

    expect(headersTimeoutMs + timeoutCheckEveryMs).toBeLessThanOrEqual(10_000)
    expect(requestTimeoutMs + timeoutCheckEveryMs).toBeLessThanOrEqual(15_000)
  })

  it('is closed within half a minute of the last byte it took, by default', () => {
    // Node waits twice when it could write a part of what it has.
    expect(2 * defaultLimits.idleSocketTimeoutMs).toBeLessThanOrEqual(30_000)
  })
})

it('does not write an error into an answer that is under way', async () => {
  const { port } = await listenFixtureApp({
    prepareSite: (site) => site.write('film.mp4', Buffer.alloc(largeFilmBytes)),
  })
  const connection = await openRawConnection(port)
  connection.send('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(connection.socket, 'data')
  connection.socket.pause()

  connection.send('nonsense\r\n\r\n')
  connection.socket.resume()
  const answer = await connection.closed

  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
