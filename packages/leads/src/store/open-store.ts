import type { LeadStore } from './lead-store.ts'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite/sqlite-database.ts'

export type StoreOptions = {
  readonly dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  readonly databaseUrl?: string | undefined
}

/** Opens the store and brings its tables up to date; any number of servers may do so at once. */
export async function openLeadStore({ dataDir }: StoreOptions): Promise<LeadStore> {
  return createSqlStore(await openSqlite({ dataDir }))
}
