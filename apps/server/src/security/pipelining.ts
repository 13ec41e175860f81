import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { leaveTheRest, parserOf } from './http-parser.ts'
import { wrapRequestListener } from './request-listener.ts'

/** How many requests of one connection may wait for their turn. No browser or proxy sends any ahead of an answer. */
export const mostWaiting = 4

/** Whose turn it is on a connection: one request is answered at a time. */
export type Turns = {
  /** Takes the turn, unless somebody has it. */
  take(socket: Socket): boolean
  /** Gives it to the next who waits; false when nobody does. */
  pass(socket: Socket): boolean
}

/**
 * Takes up the requests of a connection one after another. Node hands over all that have come at once, and each would
 * open its file and wait with it for a client that may never read. Who sends too many ahead is cut off.
 */
export function limitPipelining(server: Server, onFlood: () => void): Turns {
  const waitingOf = new WeakMap<Socket, (() => void)[]>()
  const turns: Turns = {
    take(socket) {
      if (waitingOf.has(socket)) return false
      waitingOf.set(socket, [])
      return true
    },
    pass(socket) {
      const takeUp = waitingOf.get(socket)?.shift()
      // After the last answer of a connection nobody waits for another.
      const isNext = takeUp !== undefined && socket.writable
      if (isNext) takeUp()
      else waitingOf.delete(socket)
      return isNext
    },
  }

  wrapRequestListener(server, (answer) => (request, response) => {
    const { socket } = request
    // What came together with one request too many.
    if (socket.destroyed) return
    const takeUp = () => {
      response.once('close', () => turns.pass(socket))
      answer(request, response)
    }
    const waiting = waitingOf.get(socket)
    if (!waiting) {
      turns.take(socket)
      takeUp()
    } else if (waiting.length < mostWaiting) {
      waiting.push(takeUp)
    } else {
      socket.destroy()
      stopParsing(socket)
      onFlood()
    }
  })
  return turns
}

/** The next message is the last: what was read of a connection that floods is not worked through. */
function stopParsing(socket: Socket): void {
  const parser = parserOf(socket)
  // The parser is used again for others, with a new `onIncoming`.
  if (parser?.onIncoming) parser.onIncoming = leaveTheRest
}
