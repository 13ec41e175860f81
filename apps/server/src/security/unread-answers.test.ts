import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { listenFixtureApp, type FixtureAppOptions } from '../testing/fixture-app.ts'
import { openRawConnection } from '../testing/raw-connection.ts'
import { readSendQueues } from './send-queues.ts'

// As large as the film of the site: all of it fits into the kernel's buffer, so that to us it looks sent.
const filmBytes = 850_000
const film = Buffer.from(Array.from({ length: filmBytes }, (_, index) => (index * 7) % 251))
const mib = 1024 * 1024
const get = (headers = '') => `GET /film.mp4 HTTP/1.1\r\nHost: x\r\n${headers}\r\n`
const last = 'Connection: close\r\n'

const listenWithFilm = (limits: FixtureAppOptions['limits']) =>
  listenFixtureApp({
    limits: { unreadCheckEveryMs: 100, ...limits },
    prepareSite: (site) => site.write('film.mp4', film),
  })

/** Asks for the film and reads nothing of it. */
async function stall(port: number, request: string, from?: string) {
  const connection = await openRawConnection(port, from)
  connection.socket.pause()
  connection.send(request)
  return connection
}

/** What the kernel holds for all who are connected to a port, those included whom the server has let go of. */
async function heldBytes(port: number): Promise<number> {
  const queues = await readSendQueues(port)
  return [...(queues?.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0)
}

describe.runIf(process.platform === 'linux')('a client that stops reading', () => {
  it.each([
    ['one answer that looks sent', get()],
    ['answers sent for ahead', get().repeat(4)],
    ['the last answer of its connection', get(last)],
  ])('%s is cut off, and the kernel holds nothing for it', async (_title, request) => {
    const { app, port } = await listenWithFilm({ idleSocketTimeoutMs: 700 })
    const taken = once(app.server, 'connection')
    await stall(port, request)
    const [serverSide] = (await taken) as [Socket]
    await expect.poll(() => heldBytes(port)).toBeGreaterThan(filmBytes / 4)

    await expect.poll(() => serverSide.closed, { timeout: 8_000 }).toBe(true)
    await expect.poll(() => heldBytes(port), { timeout: 500 }).toBe(0)
  })

  it('and closes its side is cut off all the same', async () => {
    const { port } = await listenWithFilm({ idleSocketTimeoutMs: 700 })
    const { socket } = await stall(port, get())
    await expect.poll(() => heldBytes(port)).toBeGreaterThan(filmBytes / 4)

    socket.end()
    await delay(300)

    await expect.poll(() => heldBytes(port), { timeout: 3_000 }).toBe(0)
  })

  it('leaves nothing in the kernel when it is cut off for another reason', async () => {
    const { port } = await listenWithFilm({})
    const { socket } = await stall(port, get())
    await expect.poll(() => heldBytes(port)).toBeGreaterThan(filmBytes / 4)

    socket.write(get().repeat(100))

    await expect.poll(() => heldBytes(port)).toBe(0)
  })
})

it('does not hold up a stop by whoever reads nothing of its last answer', async () => {
  const { app, port } = await listenWithFilm({ unreadCheckEveryMs: 60_000 })
  const taken = once(app.server, 'connection')
  await stall(port, get(last))
  const [serverSide] = (await taken) as [Socket]
  await expect.poll(() => serverSide.destroyed).toBe(true)

  const stopped = app.close().then(() => 'stopped')

  expect(await Promise.race([stopped, delay(5_000)])).toBe('stopped')
})

describe.runIf(process.platform === 'linux')('clients that read nothing', () => {
  it('hold no more for one visitor than there may be, and others are left alone', async () => {
    const { port, logs } = await listenWithFilm({ unreadBytesPerVisitor: 3 * mib })
    const other = await stall(port, get(), '127.0.0.2')
    for (let made = 0; made < 12; made += 1) await stall(port, get(), '127.0.0.3')

    await expect.poll(() => heldBytes(port)).toBeLessThan(3 * mib + filmBytes)

    const told = logs.filter(({ msg }) => String(msg).includes('unread'))
    expect(told).toHaveLength(1)
    other.socket.resume()
    await expect.poll(() => other.socket.bytesRead).toBeGreaterThan(filmBytes)
  })

  it('hold no more in all than there may be', async () => {
    const { port } = await listenWithFilm({ unreadBytesInAll: 3 * mib })
    for (let made = 0; made < 12; made += 1) await stall(port, get(), `127.0.${made}.3`)

    await expect.poll(() => heldBytes(port)).toBeLessThan(3 * mib)
  })
})

it('lets a slow reader have all of the last answer', async () => {
  const { port } = await listenWithFilm({ idleSocketTimeoutMs: 1_500 })
  const { socket } = await stall(port, get(last))
  const hash = createHash('sha1')
  socket.removeAllListeners('data').setEncoding('latin1')
  let received = ''
  const closed = once(socket, 'end')
  socket.on('data', (text: string) => {
    received += text
    socket.pause()
    setTimeout(() => socket.resume(), 100)
  })

  socket.resume()
  await closed

  const body = received.slice(received.indexOf('\r\n\r\n') + 4)
  hash.update(body, 'latin1')
  expect(hash.digest('hex')).toBe(createHash('sha1').update(film).digest('hex'))
}, 20_000)
