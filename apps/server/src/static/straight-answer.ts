import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { Turns } from '../security/pipelining.ts'
import type { Answer } from './answer.ts'
import { httpDate } from './http-date.ts'

type StraightAnswer = {
  readonly answer: Answer
  readonly hasBody: boolean
  /** Whether the connection stays open for more. */
  readonly keepsAlive: boolean
  /** Told when it is out; false when the visitor left before its end. */
  readonly onOut: (isWhole: boolean) => void
}

/**
 * Writes answers that are in memory straight to their connections. Node's own response costs more than twice as much as
 * such an answer in all: it reads each header again, and has streams, timers and events for whatever else there may be.
 * The bytes are the same. Returns false when it is not the answer's turn.
 */
export function straightAnswers(server: Server, turns: Turns) {
  /** As Node does it: some time for the next request, less for a visitor who does not read the answer. */
  function wait(socket: Socket, ms: number): void {
    if (socket.timeout !== ms) socket.setTimeout(ms)
  }

  function tellConnection(keepsAlive: boolean): string {
    if (!keepsAlive) return 'Connection: close'
    return `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}`
  }

  return {
    /** To be called before anything else is done with a request: it may have waited longer than an answer should. */
    awaitAnswer: (socket: Socket) => wait(socket, server.timeout),

    write(socket: Socket, { answer, hasBody, keepsAlive, onOut }: StraightAnswer): boolean {
      if (!socket.writable || !turns.take(socket)) return false
      const whenOut = (error?: Error | null) => {
        const isWhole = !error && !socket.destroyed
        const isIdle = !turns.pass(socket)
        if (isWhole && isIdle && keepsAlive)
          wait(socket, server.keepAliveTimeout + server.keepAliveTimeoutBuffer)
        onOut(isWhole)
      }
      const { head, body } = answer
      socket.cork()
      socket.write(`${head}Date: ${httpDate()}\r\n${tellConnection(keepsAlive)}\r\n\r\n`, 'latin1')
      socket.write(hasBody ? body : '', whenOut)
      socket.uncork()
      if (socket.writableLength > 0) wait(socket, server.timeout)
      if (!keepsAlive) socket.destroySoon()
      return true
    },
  }
}
