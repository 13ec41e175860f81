import { secondMs } from '@nightdesk/contracts'

/** One line of what the attackers do. */
export type LogEntry = {
  /** The attack and the number of its operation: with the seed, all that it takes to do it again. */
  readonly id: string
  readonly what: string
  /** In milliseconds since 1970: the one clock that all processes share. */
  readonly at: number
}

export type OperationLog = {
  /** How many operations each attack has begun. */
  readonly begun: ReadonlyMap<string, number>
  add(entry: LogEntry): void
  /** What was done in the second before a moment, oldest first. */
  before(moment: number): readonly string[]
}

const keptEntries = 5_000

/** Keeps the last few seconds and forgets the rest. */
export function createOperationLog(): OperationLog {
  const begun = new Map<string, number>()
  let entries: LogEntry[] = []
  return {
    begun,
    add(entry) {
      entries.push(entry)
      if (entries.length > 2 * keptEntries) entries = entries.slice(-keptEntries)
      if (entry.what !== 'begins') return
      const name = entry.id.replace(/ \d+$/, '')
      begun.set(name, (begun.get(name) ?? 0) + 1)
    },
    before(moment) {
      return entries
        .filter(({ at }) => at <= moment && at > moment - secondMs)
        .toSorted((a, b) => a.at - b.at)
        .map(({ id, what, at }) => `${String(at - moment).padStart(5)} ms  ${id}: ${what}`)
    },
  }
}
