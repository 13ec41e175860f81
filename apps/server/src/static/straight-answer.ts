import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { Turns } from '../security/pipelining.ts'
import type { Answer } from './answer.ts'
import { onTheWire } from './on-the-wire.ts'
import { writeTogether } from './write-together.ts'

type StraightAnswer = {
  readonly answer: Answer
  readonly hasBody: boolean
  /** Whether the connection stays open for more. */
  readonly keepsAlive: boolean
  /** Told when it is out; false when the visitor left before its end. */
  readonly onOut: (isWhole: boolean) => void
}

export type StraightAnswers = {
  /** False when it is not the answer's turn: then it is for others to give. */
  write(socket: Socket, straight: StraightAnswer): boolean
  /** To be told of every request that others answer. */
  awaitAnswer(socket: Socket): void
}

/**
 * Writes answers that are in memory straight to their connections, with the same bytes as Node's own response. That one
 * costs more than twice as much as such an answer in all: it checks each header again, and has streams, timers and
 * events for whatever else there may be.
 */
export function straightAnswers(server: Server, turns: Turns): StraightAnswers {
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = server
  const keptSeconds = Math.floor(keepAliveTimeout / 1000)
  const stays = onTheWire(`Connection: keep-alive\r\nKeep-Alive: timeout=${keptSeconds}\r\n`)
  const closes = onTheWire('Connection: close\r\n')

  // As Node does it: long for the next request, and shorter for a visitor to read on.
  const awaitRequest = (socket: Socket) => wait(socket, keepAliveTimeout + keepAliveTimeoutBuffer)
  const awaitAnswer = (socket: Socket) => wait(socket, server.timeout)

  const later = writeTogether()

  function send(socket: Socket, { answer, hasBody, keepsAlive, onOut }: StraightAnswer): void {
    const wire = keepsAlive ? stays : closes
    socket.write(hasBody ? wire.whole(answer) : wire.head(answer), (error) => {
      const isWhole = !error && !socket.destroyed
      const isIdle = !turns.pass(socket)
      if (isWhole && isIdle && keepsAlive) awaitRequest(socket)
      onOut(isWhole)
    })
    if (socket.writableLength > 0) awaitAnswer(socket)
    if (!keepsAlive) socket.destroySoon()
  }

  return {
    write(socket, straight) {
      if (!socket.writable || !turns.take(socket)) return false
      // A visitor who leaves before it is written is told of as one who leaves while it is.
      later(() => send(socket, straight))
      return true
    },
    awaitAnswer,
  }
}

function wait(socket: Socket, ms: number): void {
  if (socket.timeout !== ms) socket.setTimeout(ms)
}
