import { setTimeout as delay } from 'node:timers/promises'
import type { OperationLog } from './operation-log.ts'

export type FaultKind = 'death' | 'health' | 'sound' | 'lead' | 'attacker'

export type Fault = {
  readonly kind: FaultKind
  readonly what: string
  /** What was thrown in the second before. */
  readonly operations: readonly string[]
}

export type FaultBook = {
  note(kind: FaultKind, what: string): void
  /** The first few of each kind; the rest would say the same. */
  list(): Promise<readonly Fault[]>
}

const keptOfAKind = 3
// The attackers' own word for what they did comes through a pipe.
const logLagMs = 300

export function createFaultBook(log: OperationLog): FaultBook {
  const faults: Promise<Fault>[] = []
  const counts = new Map<FaultKind, number>()
  return {
    note(kind, what) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count > keptOfAKind) return
      const moment = Date.now()
      faults.push(delay(logLagMs).then(() => ({ kind, what, operations: log.before(moment) })))
    },
    list: () => Promise.all(faults),
  }
}

export function formatFault({ kind, what, operations }: Fault, seed: number): string {
  return [`Fault (${kind}, seed ${seed}): ${what}`, ...operations.map((line) => `  ${line}`)].join(
    '\n',
  )
}
