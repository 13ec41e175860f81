import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { readMediaTarget, type MediaTarget } from '@nightdesk/contracts'
import { WebSocketServer, type ServerOptions } from 'ws'

import type { CallDesk } from '../call/call-desk.ts'
import type { OpenLine } from '../call/desk/join-call.ts'
import { openSocketLine } from '../media/websocket-line.ts'

const longestMessage = 64 * 1024
// Browsers send our messages in one piece; each piece costs time, also an empty one, and only whole messages are counted.
const mostFragments = 16
// Until a page has taken leave, what it sends is still read: no longer than that takes.
const leaveWithinMs = 1_000

type SocketOptions = {
  readonly server: Server
  readonly prefix: string
  readonly desk: CallDesk
  readonly onFault: (error: unknown) => void
}

/** Takes the WebSockets of calls. Returns the function that stops it. */
export function acceptMediaSockets({ server, prefix, desk, onFault }: SocketOptions): () => void {
  // The types of `ws` do not know the last two yet.
  const options: ServerOptions & { closeTimeout: number; maxFragments: number } = {
    noServer: true,
    maxPayload: longestMessage,
    maxFragments: mostFragments,
    perMessageDeflate: false,
    closeTimeout: leaveWithinMs,
  }
  const sockets = new WebSocketServer(options)

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // From the first moment: Node has let go of the socket, and a reset that nobody hears ends the process.
    stream.on('error', () => stream.destroy())
    const target = readMediaTarget(request.url ?? '', prefix)
    // Before anything is upgraded: a stranger gets no WebSocket to send frames over.
    if (!target || !isWelcome(desk, target)) return turnAway(stream)
    // The limits of ordinary requests are not for a call.
    request.socket.setTimeout(0)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // The head may hold a frame that is none.
      socket.on('error', () => socket.terminate())
      const open: OpenLine<void> = async (events) => ({
        line: await openSocketLine(socket, events),
        result: undefined,
      })
      enter(desk, target, open).catch((error: unknown) => {
        onFault(error)
        socket.close(1011)
      })
    })
  }

  server.on('upgrade', upgrade)
  return () => {
    server.off('upgrade', upgrade)
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function isWelcome(desk: CallDesk, { id, key, seen }: MediaTarget): boolean {
  return seen === undefined ? desk.canJoin(id, key) : desk.canTakeUp(id, key)
}

function enter(desk: CallDesk, { id, seen }: MediaTarget, open: OpenLine<void>): Promise<void> {
  return seen === undefined ? desk.join(id, open) : desk.takeUp(id, seen, open)
}

function turnAway(stream: Duplex): void {
  const answer = 'HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
  stream.end(answer, () => stream.destroy())
}
