import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Readiness } from './readiness.ts'

// A connection kept alive turns idle when its last answer is out, and would else stay for a minute.
const sweepEveryMs = 100
// For a request that is on its way over a connection just opened.
const silentGraceMs = 500
// For one on its way over a connection kept alive: only its answer can tell the client not to send another.
const keptAliveGraceMs = 1_000

type StopOptions = {
  readonly app: FastifyInstance
  readonly readiness: Readiness
  readonly hardStopAfterMs: number
}

/**
 * Returns the function that stops the server: no new connections, every answer is the last of its connection, and
 * answers in flight may end until the hard stop. Its result is false when some had to be cut off. Asked again, it waits for
 * the same end.
 */
export function prepareStop(options: StopOptions): () => Promise<boolean> {
  const { app, readiness, hardStopAfterMs } = options
  const traffic = watchTraffic(app.server)

  async function close(): Promise<boolean> {
    const stoppedAt = performance.now()
    const hasPassed = (ms: number) => performance.now() - stoppedAt > ms
    traffic.sayClose()
    // Node's own way for HTTP would also cut connections that seem idle, whatever is on its way over them.
    TcpServer.prototype.close.call(app.server)
    const sweep = setInterval(() => {
      if (hasPassed(silentGraceMs)) closeSilent(traffic.connections.keys())
      if (hasPassed(keptAliveGraceMs)) app.server.closeIdleConnections()
    }, sweepEveryMs)

    while (traffic.connections.size > 0 && !hasPassed(keptAliveGraceMs)) await delay(sweepEveryMs)
    await app.close()
    clearInterval(sweep)
    return true
  }

  async function stop(): Promise<boolean> {
    readiness.stop()
    const isComplete = await Promise.race([close(), delay(hardStopAfterMs, false, { ref: false })])
    if (!isComplete) app.server.closeAllConnections()
    return isComplete
  }

  let stopping: Promise<boolean> | undefined
  // A signal may come while a failure already ends the process, or the other way round.
  return () => (stopping ??= stop())
}

type Traffic = {
  /** With the answers that each still owes. */
  readonly connections: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>
  /** From now on every answer asks the client to open another connection for what it wants next. */
  sayClose(): void
}

function watchTraffic(server: Server): Traffic {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false

  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.on('close', () => connections.delete(socket))
  })
  // Before the app, which may answer at once.
  server.prependListener('request', ({ socket }, answer: ServerResponse) => {
    const answers = connections.get(socket)
    answers?.add(answer)
    // Not heard of an answer whose turn never came: such a one is forgotten with its connection.
    answer.on('close', () => answers?.delete(answer))
    if (isClosing) answer.setHeader('connection', 'close')
  })
  return {
    connections,
    sayClose() {
      isClosing = true
      for (const answers of connections.values()) {
        for (const answer of answers) {
          if (!answer.headersSent) answer.setHeader('connection', 'close')
        }
      }
    },
  }
}

// Browsers open connections ahead of need. To Node such a one is not idle but late with its request.
function closeSilent(connections: Iterable<Socket>): void {
  for (const socket of connections) {
    if (socket.bytesRead === 0) socket.destroy()
  }
}
