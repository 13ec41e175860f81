import { StoreError, StoreUnavailableError, type LeadStore } from './lead-store.ts'
import { hasTables } from './postgres/has-tables.ts'
import { createPostgres } from './postgres/postgres-database.ts'
import { createSharedVisits } from './postgres/shared-visits.ts'
import { createSqlStore } from './sql-store.ts'
import { hasFile } from './sqlite/has-file.ts'
import { createSqlite } from './sqlite/sqlite-database.ts'

// Without the code of a refusal: nobody answered in the time a visitor has.
const noConnection = 'no connection'
// Two servers that start together both want to lay out the tables.
const longestStartMs = 10_000

export type StoreOptions = {
  readonly dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Known to all servers of that database: with it they count visitors together. */
  readonly sharedSecret?: string | undefined
}

/**
 * A store that is opened by whoever needs it first, and whose tables are brought up to date then; any number of servers
 * may do so at once. As long as it cannot be opened everything asked of it rejects with a `StoreUnavailableError`.
 */
export function createLeadStore({ dataDir, databaseUrl, sharedSecret }: StoreOptions): LeadStore {
  if (!databaseUrl) return createSqlStore(createSqlite({ dataDir }))
  const database = createPostgres(databaseUrl)
  const visits = sharedSecret ? createSharedVisits(database.write, sharedSecret) : undefined
  return createSqlStore(database, visits)
}

/** The same for those who have nothing to do without it: rejects when it cannot be opened now. */
export async function openLeadStore(options: StoreOptions): Promise<LeadStore> {
  const store = createLeadStore(options)
  try {
    await checkWithPatience(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** A database that is there but slow to take us up is tried again; one that refuses us is not. */
async function checkWithPatience(store: LeadStore): Promise<void> {
  const deadline = performance.now() + longestStartMs
  for (;;) {
    try {
      return await store.check(deadline - performance.now())
    } catch (error) {
      const isSlow = error instanceof StoreUnavailableError && error.reason === noConnection
      if (!isSlow || performance.now() >= deadline) throw error
    }
  }
}

/** The same for those who only look: what is not there is not made, and a `StoreError` says so. */
export async function openExistingStore(options: StoreOptions): Promise<LeadStore> {
  const { dataDir, databaseUrl } = options
  const isThere = databaseUrl ? await hasTables(databaseUrl) : hasFile(dataDir)
  if (isThere) return openLeadStore(options)
  throw new StoreError(`There are no leads yet: ${describeStore(options)} does not exist.`)
}

/** Which store the settings name, in words that hold no secret. */
export function describeStore(options: StoreOptions): string {
  return createLeadStore(options).description
}
