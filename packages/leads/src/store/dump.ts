import type { Query, SqlValue } from './database.ts'
import { StoreError, type StoreDump, type StoreRow } from './lead-store.ts'
import { schemaVersion } from './migrations.ts'

// A table comes after those it refers to. With the columns no two rows have the same of.
const tables = {
  leads: ['reference'],
  lead_keys: ['key_hash'],
  deliveries: ['reference', 'channel'],
} as const
const tableNames = Object.keys(tables) as (keyof typeof tables)[]
// A few megabytes when each is as large as a lead may be.
const pageSize = 200
const columnShape = /^[a-z_]+$/

/** Every row there is. A store may hold more than memory does: they are read, and handed over, a page at a time. */
export async function dumpRows(query: Query, take: (row: StoreRow) => void): Promise<void> {
  for (const table of tableNames) {
    let page = await readPage(query, table)
    while (page.length > 0) {
      for (const values of page) take({ table, values: { ...values } })
      page = page.length < pageSize ? [] : await readPage(query, table, page.at(-1))
    }
  }
}

type Values = Record<string, SqlValue>

function readPage(query: Query, table: keyof typeof tables, after?: Values): Promise<Values[]> {
  const columns = tables[table]
  const places = columns.map((_, index) => `$${index + 1}`)
  const where = after ? `WHERE (${columns.join()}) > (${places.join()})` : ''
  return query<Values>(
    `SELECT * FROM ${table} ${where} ORDER BY ${columns.join()} LIMIT ${pageSize}`,
    after ? columns.map((column) => after[column] ?? null) : [],
  )
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
