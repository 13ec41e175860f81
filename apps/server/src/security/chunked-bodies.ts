import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

import type { HeaderSet } from './headers.ts'
import { leaveTheRest, parserOf } from './http-parser.ts'
import { endWith } from './refuse-unparsed.ts'

/**
 * Refuses bodies that come in chunks: each chunk, be it of one byte, costs the main thread as much as a small request,
 * before any limit counts it. Browsers and proxies say how long a body is.
 */
export function refuseChunked(server: Server, headers: HeaderSet): void {
  server.on('connection', (socket: Socket) => {
    const parser = parserOf(socket)
    const take = parser?.onIncoming
    if (!parser || !take) return
    parser.onIncoming = (request: IncomingMessage, ...rest: unknown[]) => {
      if (request.headers['transfer-encoding'] === undefined) return take(request, ...rest)
      endWith(411, socket, headers)
      return leaveTheRest()
    }
  })
}
