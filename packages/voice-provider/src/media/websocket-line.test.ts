import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { closeCodes } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import type { LineEnd } from './media-line.ts'
import { openSocketLine } from './websocket-line.ts'

const waitMs = 15_000

/** A line that is open, and the page at its other end. */
async function openLine() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const page = new WebSocket(`ws://127.0.0.1:${port}`)
  page.on('error', () => {})
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(page, 'open')])) as [
    [WebSocket],
    unknown,
  ]
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<LineEnd>()
  const line = await openSocketLine(socket, {
    onOpen: opened.resolve,
    onSound: () => {},
    onText: () => {},
    onClose: closed.resolve,
  })
  onTestFinished(() => {
    line.close()
    page.terminate()
    server.close()
  })
  await opened.promise
  return { line, socket, page, closed: closed.promise }
}

it(
  'hangs up on a page that reads nothing, before much waits for it',
  async () => {
    const { line, socket, page, closed } = await openLine()
    page.pause()
    let most = 0
    const text = 'x'.repeat(10_000)
    for (let sent = 0; sent < 5_000; sent++) {
      line.sendText(text)
      most = Math.max(most, socket.bufferedAmount)
    }

    expect(await closed).toBe('line-stalled')
    expect(most).toBeLessThan(1_100_000)
  },
  waitMs,
)

it(
  'lets a page catch up on seconds of sound after its network stood still',
  async () => {
    const { page, closed } = await openLine()
    for (let at = 0; at < 400; at++) page.send(Buffer.alloc(640))
    page.close()

    expect(await closed).toBe('hung-up')
  },
  waitMs,
)

it.each<[string, (page: WebSocket) => void]>([
  ['signs of life that it asks for', (page) => page.ping()],
  ['signs of life that nobody asked for', (page) => page.pong()],
  ['frames that are no sound', (page) => page.send(Buffer.alloc(1))],
  ['empty frames', (page) => page.send(Buffer.alloc(0))],
])(
  'hangs up on a flood of %s',
  async (_what, send) => {
    const { page, closed } = await openLine()
    for (let at = 0; at < 5_000; at++) send(page)

    expect(await closed).toBe('line-flooded')
  },
  waitMs,
)

it.each<[string, (page: WebSocket) => void, LineEnd]>([
  ['has hung up', (page) => page.close(), 'hung-up'],
  ['goes elsewhere', (page) => page.close(1_001), 'hung-up'],
  ['has lost its network', (page) => page.terminate(), 'lost'],
  ['has given up a silent line', (page) => page.close(closeCodes.lineGivenUp), 'lost'],
])(
  'says that a page %s',
  async (_what, go, end) => {
    const { page, closed } = await openLine()
    go(page)

    expect(await closed).toBe(end)
  },
  waitMs,
)
