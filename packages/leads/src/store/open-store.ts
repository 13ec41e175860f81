import type { LeadStore } from './lead-store.ts'
import { createPostgres } from './postgres/postgres-database.ts'
import { createSqlStore } from './sql-store.ts'
import { createSqlite } from './sqlite/sqlite-database.ts'

// Two servers that start together both want to lay out the tables.
const longestStartMs = 10_000

export type StoreOptions = {
  readonly dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  readonly databaseUrl?: string | undefined
}

/**
 * A store that is opened by whoever needs it first, and whose tables are brought up to date then; any number of servers
 * may do so at once. As long as it cannot be opened everything asked of it rejects with a `StoreUnavailableError`.
 */
export function createLeadStore({ dataDir, databaseUrl }: StoreOptions): LeadStore {
  return createSqlStore(databaseUrl ? createPostgres(databaseUrl) : createSqlite({ dataDir }))
}

/** The same for those who have nothing to do without it: rejects when it cannot be opened now. */
export async function openLeadStore(options: StoreOptions): Promise<LeadStore> {
  const store = createLeadStore(options)
  try {
    await store.check(longestStartMs)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
