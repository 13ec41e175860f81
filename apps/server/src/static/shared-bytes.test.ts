import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { openRawConnection } from '../testing/raw-connection.ts'

const filmBytes = 8 * 1024 * 1024
const openFolder = '/proc/self/fd'

/** How often this process has files open whose names end like this. */
function countOpen(ending: string): number {
  return readdirSync(openFolder).filter((one) => {
    try {
      return readlinkSync(`${openFolder}/${one}`).endsWith(ending)
    } catch {
      // The one that the list itself was read from.
      return false
    }
  }).length
}

describe.runIf(existsSync(openFolder))('a file with many slow readers', () => {
  it('was read once and is not open any more', async () => {
    const { port } = await listenFixtureApp({
      prepareSite: (site) => site.write('slow.mp4', Buffer.alloc(filmBytes)),
    })
    const readers = await Promise.all(Array.from({ length: 30 }, () => openRawConnection(port)))
    for (const { socket } of readers) {
      socket.write('GET /slow.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(socket, 'data')
      socket.pause()
    }

    await expect.poll(() => countOpen('/slow.mp4')).toBe(0)
    for (const { socket } of readers) socket.destroy()
  })
})

describe('a file that many read at once', () => {
  it('reaches each of them whole, in the part that was asked for', async () => {
    const film = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251))
    const { app } = await createFixtureApp({ prepareSite: (site) => site.write('b.mp4', film) })

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.inject({ url: '/b.mp4', headers: { range: `bytes=${index * 1_000}-` } }),
      ),
    )

    for (const [index, { statusCode, rawPayload }] of answers.entries()) {
      expect(statusCode).toBe(206)
      expect(rawPayload.equals(film.subarray(index * 1_000))).toBe(true)
    }
  })

  it('is the new one for whoever asks after it was replaced', async () => {
    const { port, app, site } = await listenFixtureApp({
      prepareSite: (prepared) => prepared.write('c.mp4', Buffer.alloc(filmBytes)),
    })
    const slow = await openRawConnection(port)
    slow.send('GET /c.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(slow.socket, 'data')
    slow.socket.pause()

    await site.write('c.mp4', 'another film')

    expect((await app.inject('/c.mp4')).body).toBe('another film')
  })
})
