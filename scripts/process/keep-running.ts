import { setTimeout as delay } from 'node:timers/promises'
import { assertNotStopping, stopSignal } from './children.ts'
import type { RunningServer } from './server.ts'

const longestWaitMs = 30_000
// Whoever lived this long did not die of the start: the next wait is a short one again.
const steadyAfterMs = 60_000
// Zero, and what it ends with when somebody who stopped it did not want to wait.
const stoppedCodes = new Set([0, 130])

type KeepOptions = {
  readonly start: () => Promise<Pick<RunningServer, 'isReady' | 'ended'>>
  readonly say: (line: string) => void
  /** The wait before the first new start; each further one in a row is twice as long. */
  readonly firstWaitMs?: number
}

/**
 * Keeps a server running until it is stopped on purpose, which its code tells: one that died is started again, a
 * little later each time. A first start that fails is not repeated; it has said what is wrong. Resolves to the code.
 */
export async function keepRunning(options: KeepOptions): Promise<number> {
  const { start, say, firstWaitMs = 1_000 } = options
  let server = await start()
  if (!server.isReady) return server.ended

  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const startedAt = performance.now()
    const code = await server.ended
    if (stoppedCodes.has(code)) return code
    assertNotStopping()

    if (performance.now() - startedAt > steadyAfterMs) waitMs = firstWaitMs
    say(`The server died (exit code ${code}). Starting it again in ${waitMs / 1000} s …`)
    await delay(waitMs, undefined, { signal: stopSignal })
    server = await start()
    if (server.isReady) say('The server is back.')
  }
}
