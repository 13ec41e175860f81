import { once } from 'node:events'

import { closeCodes } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

import { openProvider, type OpenProvider } from '../testing/open-provider.ts'

const waitMs = 30_000
const frame = Buffer.alloc(640)

/** A page at the end of a WebSocket, and what it has been told. */
async function connect(webCallUrl: string) {
  const socket = new WebSocket(webCallUrl.replace(/^http/, 'ws'))
  const texts: string[] = []
  socket.on('message', (data, isBinary) => {
    if (!isBinary && Buffer.isBuffer(data)) texts.push(data.toString())
  })
  socket.on('error', () => {})
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return {
    socket,
    texts,
    async said(part: string) {
      await expect.poll(() => texts.join(' '), { timeout: waitMs, interval: 10 }).toContain(part)
    },
    types(content: string) {
      socket.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }))
    },
  }
}

/** How an attempt to open a line is answered. */
async function statusOf(webCallUrl: string): Promise<number> {
  const socket = new WebSocket(webCallUrl.replace(/^http/, 'ws'))
  socket.on('error', () => {})
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
  })
}

async function startCall(provider: OpenProvider, visitor?: string) {
  const { webCallUrl } = await provider.create(visitor)
  const page = await connect(webCallUrl)
  await page.said('listening')
  return { webCallUrl, page }
}

const again = (webCallUrl: string, seen: number) => `${webCallUrl}&seen=${seen}`

it(
  'goes on with the same conversation over another line, and loses no word',
  async () => {
    const provider = await openProvider()
    const { webCallUrl, page } = await startCall(provider)
    page.types('first words')
    await page.said('first words')
    await page.said('"speech-update","status":"stopped","role":"assistant"')
    const seen = page.texts.length
    page.socket.terminate()

    const next = await connect(again(webCallUrl, seen - 2))
    await next.said('taken-up 1')
    next.types('more words')
    await next.said('more words')

    expect(next.texts.slice(1, 3)).toEqual(page.texts.slice(seen - 2, seen))
    expect(next.texts.join()).not.toContain('listening')
    expect(provider.provider.callsNow).toBe(1)
  },
  waitMs,
)

it(
  'is no way for a stranger, nor for anybody while the line is alive',
  async () => {
    const provider = await openProvider()
    const { webCallUrl, page } = await startCall(provider)
    const other = await startCall(provider, '198.51.100.7')
    const talking = setInterval(() => page.socket.send(frame), 20)
    onTestFinished(() => clearInterval(talking))
    const key = (url: string) => new URL(url).searchParams.get('key') ?? ''
    const withOtherKey = webCallUrl.replace(key(webCallUrl), key(other.webCallUrl))

    expect(await statusOf(again(webCallUrl, 0))).toBe(401)
    expect(await statusOf(webCallUrl)).toBe(401)
    clearInterval(talking)
    page.socket.terminate()
    expect(await statusOf(again(withOtherKey, 0))).toBe(401)
    expect(await statusOf(again(webCallUrl.replace(key(webCallUrl), ''), 0))).toBe(401)
    await expect.poll(() => statusOf(again(webCallUrl, 0)), { timeout: waitMs }).toBe(101)
  },
  waitMs,
)

it(
  'takes the call from a line that has been silent for a second',
  async () => {
    const provider = await openProvider()
    const { webCallUrl, page } = await startCall(provider)
    const closed = once(page.socket, 'close')

    await expect.poll(() => statusOf(again(webCallUrl, 0)), { timeout: waitMs }).toBe(101)

    await closed
    expect(provider.provider.callsNow).toBe(1)
  },
  waitMs,
)

it(
  'is possible after a stall, where the page has given up a connection that still stands',
  async () => {
    const provider = await openProvider()
    const { webCallUrl, page } = await startCall(provider)
    // The sound that was held up comes first, so that the line looks alive until its last word.
    for (let at = 0; at < 200; at += 1) page.socket.send(frame)
    page.socket.close(closeCodes.lineGivenUp)
    await once(page.socket, 'close')

    const next = await connect(again(webCallUrl, page.texts.length))
    await next.said('taken-up 0')
    next.types('more words')
    await next.said('more words')
    expect(provider.provider.callsNow).toBe(1)
  },
  waitMs,
)

it.each<[string, (page: WebSocket, webCallUrl: string) => Promise<unknown>]>([
  [
    'with a word on the line',
    (page) => {
      page.close(closeCodes.normal)
      return once(page, 'close')
    },
  ],
  [
    'after the line was lost',
    (page, webCallUrl) => {
      page.terminate()
      return fetch(webCallUrl, { method: 'DELETE' })
    },
  ],
])(
  'is not possible once the caller has hung up %s',
  async (_how, hangUp) => {
    const provider = await openProvider()
    const { webCallUrl, page } = await startCall(provider)
    await hangUp(page.socket, webCallUrl)

    expect(await statusOf(again(webCallUrl, 0))).toBe(401)
    expect(provider.provider.callsNow).toBe(0)
  },
  waitMs,
)
