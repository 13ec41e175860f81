import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import type { LineFault } from './media-line.ts'
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
  const closed = Promise.withResolvers<LineFault | undefined>()
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
  'hangs up on a page that asks for signs of life and reads none of them',
  async () => {
    const { line, page, closed } = await openLine()
    page.pause()
    const stopTicks = setInterval(() => line.sendOpus(Uint8Array.of(0xf8, 0xff, 0xfe)), 20)
    onTestFinished(() => clearInterval(stopTicks))
    const question = Buffer.alloc(125)
    const ask = () => {
      for (let at = 0; at < 1_000; at++) page.ping(question)
    }
    const stopAsking = setInterval(ask)
    void closed.finally(() => clearInterval(stopAsking))

    expect(await closed).toBe('line-stalled')
  },
  waitMs,
)

it(
  'says that a page has gone',
  async () => {
    const { page, closed } = await openLine()
    page.close()

    expect(await closed).toBeUndefined()
  },
  waitMs,
)
