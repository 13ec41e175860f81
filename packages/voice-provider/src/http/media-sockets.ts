import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { closeCodes, webCallPath } from '@nightdesk/contracts'
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
    const target = readTarget(request.url ?? '', prefix)
    if (!target) return void stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
    // The limits of ordinary requests are not for a call.
    request.socket.setTimeout(0)
    sockets.handleUpgrade(request, stream, head, (socket) => {
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

function readTarget(url: string, prefix: string) {
  if (!URL.canParse(url, 'http://host')) return undefined
  const { pathname, searchParams } = new URL(url, 'http://host')
  const start = `${prefix}${webCallPath}/`
  const id = /^([\w-]{1,64})\/media$/.exec(pathname.slice(start.length))?.[1]
  if (!pathname.startsWith(start) || !id) return undefined
  return { id, key: searchParams.get('key') ?? '' }
}
