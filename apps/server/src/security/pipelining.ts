import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { leaveTheRest, parserOf } from './http-parser.ts'
import { wrapRequestListener } from './request-listener.ts'

/** How many requests of one connection may wait for their turn. No browser or proxy sends any ahead of an answer. */
export const mostWaiting = 4

type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

/**
 * Takes up the requests of a connection one after another. Node hands over all that have come at once, and each would
 * open its file and wait with it for a client that may never read. Who sends too many ahead is cut off.
 */
export function limitPipelining(server: Server, onFlood: () => void): void {
  wrapRequestListener(server, (answer) => oneAtATime(answer, onFlood))
}

function oneAtATime(answer: RequestListener, onFlood: () => void): RequestListener {
  const waitingOf = new WeakMap<Socket, Exchange[]>()

  function takeUp([request, response]: Exchange): void {
    response.once('close', () => goOn(request.socket))
    answer(request, response)
  }

  function goOn(socket: Socket): void {
    const next = waitingOf.get(socket)?.shift()
    // After the last answer of a connection nobody waits for another.
    if (next && socket.writable) takeUp(next)
    else waitingOf.delete(socket)
  }

  return (request, response) => {
    const { socket } = request
    // What came together with one request too many.
    if (socket.destroyed) return
    const waiting = waitingOf.get(socket)
    if (!waiting) {
      waitingOf.set(socket, [])
      takeUp([request, response])
    } else if (waiting.length < mostWaiting) {
      waiting.push([request, response])
    } else {
      socket.destroy()
      stopParsing(socket)
      onFlood()
    }
  }
}

/** The next message is the last: what was read of a connection that floods is not worked through. */
function stopParsing(socket: Socket): void {
  const parser = parserOf(socket)
  // The parser is used again for others, with a new `onIncoming`.
  if (parser?.onIncoming) parser.onIncoming = leaveTheRest
}
