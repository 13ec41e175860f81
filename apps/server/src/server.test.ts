import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { createFixtureSite, homeHtml } from './testing/fixture-site.ts'
import { openRawConnection } from './testing/raw-connection.ts'
import { spawnServer } from './testing/spawn-server.ts'

const largeFilmBytes = 32 * 1024 * 1024

async function fixtureSite() {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  return site
}

async function startDownload(port: number): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path: '/film.mp4' }), 'response')
  return response
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  return bytes
}

describe('the process', () => {
  it('listens on a free port for PORT=0 and says which', async () => {
    const { siteDir } = await fixtureSite()
    const server = spawnServer(siteDir)

    const port = await server.listening()
    const response = await fetch(`http://127.0.0.1:${port}/`)

    expect(port).toBeGreaterThan(0)
    expect(await response.text()).toBe(homeHtml)
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends with 0 at %s', async (signal) => {
    const { siteDir } = await fixtureSite()
    const server = spawnServer(siteDir)
    await server.listening()

    server.child.kill(signal)

    expect(await server.exited).toEqual({ code: 0, errors: '' })
  })

  it.runIf(process.platform === 'linux')('outlives its terminal when nohup asks so', async () => {
    const { siteDir } = await fixtureSite()
    // The input that nohup gives.
    const input = openSync('/dev/null', 'w')
    onTestFinished(() => closeSync(input))
    const server = spawnServer(siteDir, {}, 'pipe', input)
    const port = await server.listening()

    server.child.kill('SIGHUP')
    await delay(300)
    const response = await fetch(`http://127.0.0.1:${port}/`)
    server.child.kill('SIGTERM')

    expect(await response.text()).toBe(homeHtml)
    expect(await server.exited).toEqual({ code: 0, errors: '' })
  })

  it('opens no debugger to local users at SIGUSR1', async () => {
    const { siteDir } = await fixtureSite()
    const server = spawnServer(siteDir)
    const port = await server.listening()

    server.child.kill('SIGUSR1')
    await fetch(`http://127.0.0.1:${port}/`)
    server.child.kill('SIGTERM')

    expect(await server.exited).toEqual({ code: 0, errors: '' })
  })

  it('lets a download end before it stops, and then does not wait for the connection', async () => {
    const site = await fixtureSite()
    await site.write('film.mp4', Buffer.alloc(largeFilmBytes))
    const server = spawnServer(site.siteDir)
    const download = await startDownload(await server.listening())

    server.child.kill('SIGTERM')
    await refusesConnections(portOf(download))
    const bytes = await countBytes(download)
    const ended = performance.now()

    expect(bytes).toBe(largeFilmBytes)
    expect((await server.exited).code).toBe(0)
    expect(performance.now() - ended).toBeLessThan(2_000)
  })

  it('says at /readyz that it is stopping, closes idle connections, answers what has begun', async () => {
    const { siteDir } = await fixtureSite()
    const server = spawnServer(siteDir)
    const port = await server.listening()
    const idle = await openRawConnection(port)
    idle.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle.socket, 'data')
    const begun = await openRawConnection(port)
    begun.send('GET /readyz HTTP/1.1\r\nHost: x\r\n')
    await fetch(`http://127.0.0.1:${port}/healthz`)

    server.child.kill('SIGTERM')
    await idle.closed
    begun.send('\r\n')

    expect(await begun.closed).toMatch(/^HTTP\/1\.1 503 [^]*"status":"stopping"/)
    expect((await server.exited).code).toBe(0)
  })

  it('ends at once at a second signal, and says that it was no crash', async () => {
    const site = await fixtureSite()
    await site.write('film.mp4', Buffer.alloc(largeFilmBytes))
    const server = spawnServer(site.siteDir)
    const download = await startDownload(await server.listening())
    download.on('error', () => undefined)

    server.child.kill('SIGTERM')
    await refusesConnections(portOf(download))
    // For a while they are taken for the first.
    const again = setInterval(() => server.child.kill('SIGTERM'), 100)
    onTestFinished(() => clearInterval(again))

    expect((await server.exited).code).toBe(130)
  })

  it('takes a signal that arrives twice for one, and answers what has begun', async () => {
    const { siteDir } = await fixtureSite()
    const server = spawnServer(siteDir)
    const port = await server.listening()
    const begun = await openRawConnection(port)
    begun.send('GET /readyz HTTP/1.1\r\nHost: x\r\n')
    await fetch(`http://127.0.0.1:${port}/healthz`)

    server.child.kill('SIGTERM')
    server.child.kill('SIGINT')
    await refusesConnections(port)
    begun.send('\r\n')

    expect(await begun.closed).toMatch(/^HTTP\/1\.1 503 /)
    expect((await server.exited).code).toBe(0)
  })
})

describe('a start that fails', () => {
  it('names the port that is taken', async () => {
    const { siteDir } = await fixtureSite()
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo

    const { code, errors } = await spawnServer(siteDir, { PORT: String(port) }).exited

    expect(code).toBe(1)
    expect(errors).toBe(
      `Port ${port} is already in use: stop what listens there or set PORT to another number.\n`,
    )
  })

  it('names every wrong setting', async () => {
    const { siteDir } = await fixtureSite()

    const { code, errors } = await spawnServer(siteDir, { PORT: 'abc', LOG_LEVEL: 'loud' }).exited

    expect(code).toBe(1)
    expect(errors).toBe(
      'PORT must be a whole number from 0 to 65535, not "abc"\n' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "loud"\n',
    )
  })

  it('says how to build a site that is not there', async () => {
    const { code, errors } = await spawnServer('/nowhere/client').exited

    expect(code).toBe(1)
    expect(errors).toBe(
      'The site is not built (/nowhere/pages.json cannot be read): run npm start.\n',
    )
  })

  it('names the address that is not of this machine', async () => {
    const { siteDir } = await fixtureSite()

    const { code, errors } = await spawnServer(siteDir, { HOST: '192.0.2.1' }).exited

    expect(code).toBe(1)
    expect(errors).toBe('192.0.2.1 is not an address of this machine: set HOST to another.\n')
  })
})

function portOf(download: IncomingMessage): number {
  return download.socket.remotePort ?? 0
}

// The one sign, seen from outside, that a signal has arrived.
async function refusesConnections(port: number): Promise<void> {
  await expect.poll(() => canConnect(port)).toBe(false)
}

async function canConnect(port: number): Promise<boolean> {
  try {
    const { socket } = await openRawConnection(port)
    socket.destroy()
    return true
  } catch {
    return false
  }
}
