import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { closeCodes, readMediaTarget } from '@nightdesk/contracts'
import { WebSocketServer } from 'ws'

import type { CallDesk } from '../call/call-desk.ts'
import { openSocketLine } from '../media/websocket-line.ts'

const longestMessage = 64 * 1024

type SocketOptions = {
  readonly server: Server
  readonly prefix: string
  readonly desk: CallDesk
  readonly onFault: (error: unknown) => void
}

/** Takes the WebSockets of calls. Returns the function that stops it. */
export function acceptMediaSockets({ server, prefix, desk, onFault }: SocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    perMessageDeflate: false,
  })

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // From the first moment: Node has let go of the socket, and a reset that nobody hears ends the process.
    stream.on('error', () => stream.destroy())
    const target = readMediaTarget(request.url ?? '', prefix)
    if (!target) return void stream.destroy()
    // The limits of ordinary requests are not for a call.
    request.socket.setTimeout(0)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // The head may hold a frame that is none, even of a stranger who is being turned away.
      socket.on('error', () => socket.terminate())
      if (!desk.canJoin(target.id, target.key)) return socket.close(closeCodes.badKey)
      desk
        .join(target.id, async (events) => ({
          line: await openSocketLine(socket, events),
          result: undefined,
        }))
        .catch((error: unknown) => {
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
