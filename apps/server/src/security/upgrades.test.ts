import { once } from 'node:events'

import { expect, it, onTestFinished } from 'vitest'

import { createFixtureSite, homeHtml } from '../testing/fixture-site.ts'
import { listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw, openRawConnection } from '../testing/raw-connection.ts'
import { spawnServer } from '../testing/spawn-server.ts'

const mediaPath = '/voice/call/web/nobody/media?key=x'
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
const handshake = `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`

const get = (path: string, headers: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

it.each(['websocket', 'h2c', 'TLS/1.0', 'websocket, h2c'])(
  'answers a page with its headers to whoever asks to upgrade it to %s, and logs it',
  async (protocol) => {
    const { port, logs } = await listenFixtureApp()
    const connection = await openRawConnection(port)

    connection.send(get('/', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`))
    await once(connection.socket, 'data')
    // The connection is an ordinary one still.
    connection.send(get('/nowhere', `Connection: close, Upgrade\r\nUpgrade: ${protocol}\r\n`))
    const answer = await connection.closed

    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('content-security-policy: ')
    expect(answer).toContain(homeHtml)
    expect(answer).toContain('HTTP/1.1 404 ')
    expect(logs).toMatchObject([
      { msg: 'listening' },
      { msg: 'request', path: '/', status: 200 },
      { msg: 'request', path: '/nowhere', status: 404 },
    ])
  },
)

it('answers a post that asks to upgrade, body and all', async () => {
  const { port } = await listenFixtureApp({
    addRoutes: (app) => app.post('/echo', (request) => request.body),
  })

  const answer = await exchangeRaw(
    port,
    `POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n` +
      `Content-Type: application/json\r\nContent-Length: 13\r\n\r\n{"night":"y"}`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"night":"y"\}$/)
})

it('upgrades nothing where no calls are taken', async () => {
  const { port } = await listenFixtureApp()

  const answer = await exchangeRaw(port, get(mediaPath, `${handshake}Connection: close\r\n`))

  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

it('outlives resets at every moment of an upgrade, wherever it leads', async () => {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  const server = spawnServer(site.siteDir, { VOICE_PROVIDER: 'embedded' })
  const port = await server.listening()
  const requests = ['/x', '/', '/voice/token', mediaPath].flatMap((path) => [
    get(path, upgrade),
    get(path, handshake),
  ])

  for (const request of requests) {
    for (const part of [request, request.slice(0, -2), `${request}\x81\x85`]) {
      await resetAfter(port, part)
    }
  }

  const response = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(response.status).toBe(200)
  expect(server.child.exitCode).toBeNull()
})

it('upgrades nothing for a stranger, whatever frames come behind the request', async () => {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  const port = await spawnServer(site.siteDir, { VOICE_PROVIDER: 'embedded' }).listening()
  const pings = '\x89\x80\0\0\0\0'.repeat(100_000)

  const answer = await exchangeRaw(port, get(mediaPath, handshake) + pings)

  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

/** Resets right behind the words, and once more when the server has had time to read them. */
async function resetAfter(port: number, words: string): Promise<void> {
  const hasty = await openRawConnection(port)
  hasty.send(words)
  hasty.socket.resetAndDestroy()
  await hasty.closed
  const late = await openRawConnection(port)
  late.send(words)
  await fetch(`http://127.0.0.1:${port}/healthz`)
  late.socket.resetAndDestroy()
  await late.closed
}
