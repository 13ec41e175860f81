import type { LeadCounts } from './lead-store.ts'

export type SqlValue = string | number | null

/** Runs one statement; parameters are `$1`, `$2`, … in both databases. */
export type Query = <Row extends object>(
  sql: string,
  parameters?: readonly SqlValue[],
) => Promise<Row[]>

export type Transaction = {
  readonly query: Query
  /** Held until the end of the transaction: who asks for the same name waits. */
  readonly lock: (name: string) => Promise<void>
  /** Ends a SELECT whose rows another server may have taken already. */
  readonly skipTaken: string
}

export type Read = <Result>(
  work: (query: Query) => Promise<Result>,
  waitMs?: number,
) => Promise<Result>

export type Write = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  waitMs?: number,
) => Promise<Result>

/**
 * What SQLite and PostgreSQL have in common, as far as leads need it. It is opened by whoever needs it first, and
 * again after whatever went wrong. Rejects with a `StoreUnavailableError` when a later try may succeed, and does so
 * within the time it is given, which is a visitor's when nothing is said.
 */
export type Database = {
  readonly description: string
  readonly read: Read
  /** All or nothing, and on disk when it resolves. */
  readonly write: Write
  /** Looks at every lead, and nobody else waits for it. */
  count(): Promise<LeadCounts>
  /** A few leads at a time, and nobody waits for it. Returns how many. */
  eraseOlderThan(time: number): Promise<number>
  /** Rewrites the files, so that nothing of what was deleted is left in them. Nobody else can write meanwhile. */
  scrub(): Promise<void>
  /** Told when tables were laid out where some had been in use before. */
  onRenewed(listener: () => void): void
  close(): Promise<void>
}
