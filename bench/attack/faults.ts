import { setTimeout as delay } from 'node:timers/promises'
import type { OperationLog } from './operation-log.ts'

export type FaultKind = 'death' | 'health' | 'sound' | 'lead' | 'attacker'

export type Fault = {
  readonly kind: FaultKind
  readonly what: string
  /** What was thrown in the second before. */
  readonly operations: readonly string[]
}

export type FaultDetails = {
  /** How bad it was, for faults that can be more or less so. */
  readonly size?: number | undefined
  /** In milliseconds since 1970; now where it is not said. */
  readonly at?: number
}

export type FaultBook = {
  note(kind: FaultKind, what: string, details?: FaultDetails): void
  /** The worst few of each kind; the rest would say the same. */
  list(): Promise<readonly Fault[]>
}

const keptOfAKind = 3
// The attackers' own word for what they did comes through a pipe.
const logLagMs = 300

type Kept = { readonly size: number; readonly fault: Promise<Fault> }

export function createFaultBook(log: OperationLog): FaultBook {
  const keptOf = new Map<FaultKind, readonly Kept[]>()

  async function describe(kind: FaultKind, what: string, moment: number): Promise<Fault> {
    await delay(logLagMs)
    return { kind, what, operations: log.before(moment) }
  }

  return {
    note(kind, what, { size = 0, at = Date.now() } = {}) {
      const kept = keptOf.get(kind) ?? []
      if (kept.length === keptOfAKind && kept.every((other) => other.size >= size)) return
      const worst = [...kept, { size, fault: describe(kind, what, at) }]
      keptOf.set(kind, worst.toSorted((a, b) => b.size - a.size).slice(0, keptOfAKind))
    },
    list: () => Promise.all([...keptOf.values()].flat().map(({ fault }) => fault)),
  }
}

export function formatFault({ kind, what, operations }: Fault, seed: number): string {
  return [`Fault (${kind}, seed ${seed}): ${what}`, ...operations.map((line) => `  ${line}`)].join(
    '\n',
  )
}
