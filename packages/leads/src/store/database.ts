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

/**
 * What SQLite and PostgreSQL have in common, as far as leads need it. Rejects with a
 * `StoreUnavailableError` when a later try may succeed.
 */
export type Database = {
  readonly description: string
  readonly read: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  /** All or nothing, and on disk when it resolves. */
  readonly write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>
  /** Rewrites the files, so that nothing of what was deleted is left in them. */
  scrub(): Promise<void>
  close(): Promise<void>
}
