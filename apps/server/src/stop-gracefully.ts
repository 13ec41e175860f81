import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Readiness } from './readiness.ts'

// A connection kept alive turns idle when its last answer is out, and would else stay for a minute.
const sweepEveryMs = 100
// For a request that is on its way over a connection just opened.
const silentGraceMs = 500

type StopOptions = {
  readonly app: FastifyInstance
  readonly readiness: Readiness
  readonly hardStopAfterMs: number
}

/**
 * Returns the function that stops the server: no new connections, and answers in flight may end
 * until the hard stop. Its result is false when some had to be cut off. Asked again, it waits for the same end.
 */
export function prepareStop(options: StopOptions): () => Promise<boolean> {
  const { app, readiness, hardStopAfterMs } = options
  const connections = trackConnections(app.server)
  let stopping: Promise<boolean> | undefined
  // A signal may come while a failure already ends the process, or the other way round.
  return () => (stopping ??= stop())

  async function stop(): Promise<boolean> {
    const stoppedAt = performance.now()
    readiness.stop()
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (performance.now() - stoppedAt > silentGraceMs) closeSilent(connections)
    }, sweepEveryMs)

    const closed = app.close().then(() => true)
    const isComplete = await Promise.race([closed, delay(hardStopAfterMs, false, { ref: false })])

    clearInterval(sweep)
    if (!isComplete) app.server.closeAllConnections()
    return isComplete
  }
}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  return connections
}

// Browsers open connections ahead of need. To Node such a one is not idle but late with its request.
function closeSilent(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) {
    if (socket.bytesRead === 0) socket.destroy()
  }
}
