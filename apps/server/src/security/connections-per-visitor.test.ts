import { once } from 'node:events'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'

import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'

import { defaultLimits } from '../limits.ts'
import { listenFixtureApp } from '../testing/fixture-app.ts'
import { openRawConnection, type RawConnection } from '../testing/raw-connection.ts'

const visitor = '127.0.0.2'
const most = defaultLimits.connectionsPerVisitor
const answered = /^HTTP\/1\.1 200 /

function openMany(port: number, count: number): Promise<readonly RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openRawConnection(port, visitor)))
}

/** The answer, or nothing when the connection is closed instead. */
async function ask(port: number, from = visitor): Promise<string> {
  const connection = await openRawConnection(port, from)
  connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return connection.closed
}

it('lets a visitor open so many connections and no more, and others come in', async () => {
  const { port, logs } = await listenFixtureApp()
  await openMany(port, most)

  const beyond = await Promise.all(Array.from({ length: 20 }, () => ask(port)))
  const other = await ask(port, '127.0.0.3')

  expect(new Set(beyond)).toEqual(new Set(['']))
  expect(other).toMatch(answered)
  expect(logs.filter(({ msg }) => String(msg).startsWith('connection refused'))).toHaveLength(1)
  expect(JSON.stringify(logs)).not.toContain(visitor)
})

it('lets a visitor in again who has closed a connection', async () => {
  const { port, app } = await listenFixtureApp()
  const taken = once(app.server, 'connection')
  const first = await openRawConnection(port, visitor)
  const [serverSide] = (await taken) as [Socket]
  await openMany(port, most - 1)
  const refused = await ask(port)

  first.socket.destroy()
  await expect.poll(() => serverSide.closed).toBe(true)

  expect(refused).toBe('')
  expect(await ask(port)).toMatch(answered)
})

it('takes any number of connections from a trusted proxy', async () => {
  const { port } = await listenFixtureApp({ env: { TRUST_PROXY: visitor } })
  await openMany(port, most)

  expect(await ask(port)).toMatch(answered)
})

describe('when as many are open as there may be in all', () => {
  const limits = { connectionsInAll: 20 }
  const openFrom = (port: number, addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => openRawConnection(port, address)))

  it('newcomers come in, and the largest network gives up its oldest', async () => {
    const { port, logs } = await listenFixtureApp({ limits })
    const small = await openFrom(port, ['127.1.1.1', '127.1.2.1', '127.1.2.2'])
    const first = await openRawConnection(port, '127.9.9.1')
    const large = await openFrom(
      port,
      Array.from({ length: 16 }, (_, index) => `127.9.9.${index + 2}`),
    )

    const newcomer = await ask(port, '127.2.2.2')

    expect(newcomer).toMatch(answered)
    expect(await first.closed).toBe('')
    expect([...small, ...large].filter(({ socket }) => socket.closed)).toEqual([])
    expect(logs.filter(({ msg }) => String(msg).endsWith('open in all'))).toHaveLength(1)
    expect(JSON.stringify(logs)).not.toContain('127.9.9')
  })

  it('a form that is being sent is not cut off where an idle connection will do', async () => {
    const addRoutes = (app: FastifyInstance) =>
      void app.post('/api/echo', ({ body }) => ({ heard: body }))
    const { port } = await listenFixtureApp({ limits, addRoutes })
    const form = await openRawConnection(port, '127.9.9.1')
    form.send(
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
        'Content-Type: application/json\r\nContent-Length: 5\r\n\r\n"a',
    )
    await openFrom(
      port,
      Array.from({ length: 19 }, (_, index) => `127.9.9.${index + 2}`),
    )

    await ask(port, '127.2.2.2')
    form.send('nn"')

    expect(await form.closed).toMatch(/^HTTP\/1\.1 200 [^]*"ann"/)
  })

  it('nor is a call', async () => {
    const addRoutes = (app: FastifyInstance) =>
      void app.server.on('upgrade', (_request, socket) => {
        socket.write('hello')
        socket.once('data', () => socket.end(', still here'))
      })
    const { port } = await listenFixtureApp({ limits, addRoutes })
    const call = await openRawConnection(port, '127.9.9.1')
    call.send(
      `GET /voice/call/web/nobody/media?key=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    await once(call.socket, 'data')
    await openFrom(
      port,
      Array.from({ length: 19 }, (_, index) => `127.9.9.${index + 2}`),
    )

    await ask(port, '127.2.2.2')
    call.send('are you there?')

    expect(await call.closed).toBe('hello, still here')
  })

  it('strangers out of two networks take places from each other alone', async () => {
    const { app, port } = await listenFixtureApp({ limits })
    const countOpen = promisify(app.server.getConnections.bind(app.server))
    const honest = await openFrom(port, ['127.1.1.1', '127.1.2.1', '127.1.3.1'])
    const strangers = Array.from({ length: 100 }, (_, index) => `127.9.${index % 2}.${index + 1}`)

    await openFrom(port, strangers)
    const newcomer = await ask(port, '127.2.2.2')

    expect(newcomer).toMatch(answered)
    await expect.poll(() => countOpen()).toBeLessThanOrEqual(limits.connectionsInAll)
    expect(honest.filter(({ socket }) => socket.closed)).toEqual([])
  })

  it('a trusted proxy is neither counted nor cut off', async () => {
    const { port } = await listenFixtureApp({ limits, env: { TRUST_PROXY: visitor } })
    const proxied = await openMany(port, 2 * limits.connectionsInAll)

    await openFrom(
      port,
      Array.from({ length: 30 }, (_, index) => `127.9.9.${index + 1}`),
    )

    expect(await ask(port)).toMatch(answered)
    expect(proxied.filter(({ socket }) => socket.closed)).toEqual([])
  })
})
