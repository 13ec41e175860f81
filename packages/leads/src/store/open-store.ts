import type { LeadStore } from './lead-store.ts'
import { openPostgres } from './postgres/postgres-database.ts'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite/sqlite-database.ts'

export type StoreOptions = {
  readonly dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  readonly databaseUrl?: string | undefined
}

/** Opens the store and brings its tables up to date; any number of servers may do so at once. */
export async function openLeadStore({ dataDir, databaseUrl }: StoreOptions): Promise<LeadStore> {
  return createSqlStore(
    databaseUrl ? await openPostgres(databaseUrl) : await openSqlite({ dataDir }),
  )
}
