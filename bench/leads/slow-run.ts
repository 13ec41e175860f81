import { setTimeout as delay } from 'node:timers/promises'
import type { LeadServer } from './lead-server.ts'
import { openFiles } from '../../scripts/process/numbers.ts'
import { openSlowClient, type SlowKind } from './slow-clients.ts'
import { visitSteadily } from './visitor.ts'

const perSecond = 20
const secondsBefore = 5
const perAddress = 50
// A connection counts when the server has taken it, which may be a moment after the client has it.
const takenWithinMs = 5_000
// What the server closed is still counted for a moment by the kernel.
const settleMs = 2_000

export type SlowRun = {
  readonly headersClosedAfterMs: readonly number[]
  readonly bodiesClosedAfterMs: readonly number[]
  /** How long good posts took when there was nobody else. */
  readonly timesBefore: readonly number[]
  /** And as long as the slow ones were there. */
  readonly goodTimes: readonly number[]
  readonly filesBefore: number
  readonly filesDuring: number
  readonly filesAfter: number
}

type SlowOptions = {
  readonly port: number
  readonly headers: number
  readonly bodies: number
  readonly seconds: number
}

/** Many clients at a byte every ten seconds, and visitors between them. */
export async function runSlow(server: LeadServer, options: SlowOptions): Promise<SlowRun> {
  const { port, headers, bodies, seconds } = options
  const { pid } = server.child
  const timesBefore = await visitSteadily(server.url, {
    perSecond,
    seconds: secondsBefore,
    first: 0,
  })
  await delay(settleMs)
  const filesBefore = openFiles(pid)
  const open = (kind: SlowKind, count: number) =>
    Array.from({ length: count }, (_, at) => openSlowClient(port, kind, slowAddress(at)))
  const [slowHeaders, slowBodies] = [open('headers', headers), open('body', bodies)]
  await Promise.all([...slowHeaders, ...slowBodies].map(({ opened }) => opened))
  const visits = visitSteadily(server.url, { perSecond, seconds, first: 1_000 })
  const filesDuring = await mostFiles(pid, filesBefore + headers + bodies)
  const goodTimes = await visits
  const closed = (clients: typeof slowHeaders) =>
    Promise.all(clients.map(({ closedAfterMs }) => closedAfterMs))
  const headersClosedAfterMs = await closed(slowHeaders)
  const bodiesClosedAfterMs = await closed(slowBodies)
  await delay(settleMs)
  const filesAfter = openFiles(pid)
  return {
    timesBefore,
    headersClosedAfterMs,
    bodiesClosedAfterMs,
    goodTimes,
    filesBefore,
    filesDuring,
    filesAfter,
  }
}

/** A few clients share an address: the server takes only so many connections from one. */
function slowAddress(number: number): string {
  return `127.2.${Math.floor(number / perAddress)}.1`
}

/** How many files are open, as soon as they are as many as expected. */
async function mostFiles(pid: number | undefined, expected: number): Promise<number> {
  const deadline = performance.now() + takenWithinMs
  let most = 0
  while (most < expected && performance.now() < deadline) {
    most = Math.max(most, openFiles(pid))
    await delay(100)
  }
  return most
}
