import { once } from 'node:events'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'

import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'
import { openRawConnection } from '../testing/raw-connection.ts'
import { mostWaiting } from './pipelining.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

/** A route that notes who was let in, and answers only when told to. */
async function listenWithDoor() {
  const entered: string[] = []
  const door = Promise.withResolvers<void>()
  const addRoutes = (app: FastifyInstance) =>
    app.get<{ Params: { name: string } }>('/door/:name', async ({ params }) => {
      entered.push(params.name)
      await door.promise
      return `[${params.name}]`
    })
  const fixture = await listenFixtureApp({ addRoutes })
  return { ...fixture, entered, open: door.resolve }
}

it('takes up requests sent ahead one after another, and answers them in order', async () => {
  const { port, app, entered, open } = await listenWithDoor()
  const taken = once(app.server, 'connection')
  const connection = await openRawConnection(port)
  const names = Array.from({ length: mostWaiting }, (_, index) => String(index))
  connection.send(names.map((name) => get(`/door/${name}`)).join(''))
  connection.send(get('/door/last', 'Connection: close\r\n'))
  const [serverSide] = (await taken) as [Socket]
  await expect.poll(() => serverSide.bytesRead).toBe(connection.socket.bytesWritten)

  const enteredBefore = [...entered]
  open()
  const answer = await connection.closed

  expect(enteredBefore).toEqual(['0'])
  expect(answer.match(/\[\w+\]/g)).toEqual([...names, 'last'].map((name) => `[${name}]`))
})

it('reads the body of a post that was sent ahead', async () => {
  const { port } = await listenFixtureApp({
    addRoutes: (app) => app.post('/echo', (request) => request.body),
  })
  const connection = await openRawConnection(port)

  connection.send(
    `${get('/')}POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: 13\r\n\r\n{"night":"y"}`,
  )

  expect(await connection.closed).toMatch(/\{"night":"y"\}$/)
})

it.each(['/film.mp4', '/assets/app-B4x9.js', '/nowhere', '/%zz'])(
  'cuts off a client that sends thousands of requests for %s ahead, with one line in the log',
  async (path) => {
    const { port, logs } = await listenFixtureApp()
    const connection = await openRawConnection(port)
    connection.socket.pause()

    connection.send(get(path).repeat(6_000))
    connection.socket.resume()
    await connection.closed

    const answered = logs.filter(({ msg }) => msg === 'request')
    const floods = logs.filter(({ msg }) => String(msg).startsWith('connection cut off'))
    expect(answered.length).toBeLessThanOrEqual(mostWaiting + 1)
    expect(floods).toHaveLength(1)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  },
)

describe('a flood of requests in one write', () => {
  it('is not even parsed to its end', async () => {
    const { app, port } = await listenFixtureApp()
    let handedOver = 0
    app.server.on('request', () => (handedOver += 1))
    const connection = await openRawConnection(port)

    connection.send(get('/').repeat(2_000))
    await connection.closed

    // One is answered, some wait, and one is too many.
    expect(handedOver).toBeLessThanOrEqual(mostWaiting + 2)
  })

  it('leaves a parser behind that reads what others send', async () => {
    const { app, port } = await listenFixtureApp()
    const unread: Error[] = []
    app.server.on('clientError', (error) => unread.push(error))
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))

    for (let round = 0; round < 20; round += 1) {
      const flood = await openRawConnection(port)
      flood.send(get('/').repeat(2_000))
      await flood.closed
      const other = await openRawConnection(port)
      other.send(get('/healthz') + get('/healthz', 'Connection: close\r\n'))
      expect((await other.closed).match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
    }

    expect([...unread, ...warnings]).toEqual([])
    const countOpen = promisify(app.server.getConnections.bind(app.server))
    await expect.poll(() => countOpen()).toBe(0)
  })
})
