import type { Query, SqlValue } from './database.ts'
import { StoreError, type StoreDump } from './lead-store.ts'
import { schemaVersion } from './migrations.ts'

// A table comes after those it refers to.
const tables = {
  leads: 'reference',
  lead_keys: 'key_hash',
  deliveries: 'reference, channel',
} as const
const tableNames = Object.keys(tables) as (keyof typeof tables)[]
const columnShape = /^[a-z_]+$/

/** Every row there is, in one state of the store. */
export async function dumpRows(query: Query): Promise<StoreDump> {
  const rows: StoreDump['rows'][number][] = []
  for (const table of tableNames) {
    const found = await query<Record<string, SqlValue>>(
      `SELECT * FROM ${table} ORDER BY ${tables[table]}`,
    )
    for (const values of found) rows.push({ table, values: { ...values } })
  }
  return { version: schemaVersion, rows }
}

/** Puts the rows of a dump into a store that has none. */
export async function loadRows(query: Query, { version, rows }: StoreDump): Promise<void> {
  if (version > schemaVersion) {
    throw new StoreError('The backup was written by a newer version of this program: update it.')
  }
  const [found] = await query<{ count: number }>('SELECT count(*) AS count FROM leads')
  if (found?.count) throw new StoreError('There are leads already: restore into an empty store.')
  for (const { table, values } of rows) {
    const columns = Object.keys(values)
    const isKnown = tableNames.some((name) => name === table)
    if (!isKnown || !columns.every((column) => columnShape.test(column))) {
      throw new StoreError('The backup has rows that are none of ours.')
    }
    const places = columns.map((_, index) => `$${index + 1}`)
    await query(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`,
      Object.values(values),
    )
  }
}
