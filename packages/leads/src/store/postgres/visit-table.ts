import type { Query } from '../database.ts'

// Unlogged: after a crash of the database it is empty, and everybody is new once more. So it has no version either.
const statements = [
  `CREATE UNLOGGED TABLE IF NOT EXISTS visits (
    name TEXT NOT NULL,
    id TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    note TEXT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS visits_by_name ON visits (name, at)',
  'CREATE INDEX IF NOT EXISTS visits_by_id ON visits (id)',
  'CREATE INDEX IF NOT EXISTS visits_by_end ON visits (until)',
]

/** Where the servers tell each other of visits. */
export async function layOutVisits(query: Query): Promise<void> {
  for (const statement of statements) await query(statement)
}

// The database's own: the clocks of several servers need not agree.
const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
// No limit for people is higher than that, and nobody is to make this slow for themselves.
const mostEarlier = 1_000
const namesOf = 'json_array_elements_text($1::json)'

/** Until the end of the transaction nobody else notes anything under these names. Nothing waits for the disk. */
export async function lockNames(query: Query, names: readonly string[]): Promise<void> {
  await query(
    `SELECT set_config('synchronous_commit', 'off', true),
        pg_advisory_xact_lock(hashtextextended(name, 1)) FROM ${namesOf} AS name`,
    // Always in one order, or two servers could wait for each other.
    [JSON.stringify(names.toSorted())],
  )
}

export type VisitRow = {
  readonly names: readonly string[]
  readonly id: string
  readonly keepMs: number
  readonly note: string
}

export type EarlierRow = { readonly name: string; readonly note: string; readonly ago: number }

/** Adds a visit under each name and finds those that were there before it, oldest first. */
export function addVisit(query: Query, row: VisitRow): Promise<EarlierRow[]> {
  const { names, id, keepMs, note } = row
  return query<EarlierRow>(
    `WITH moment AS (SELECT ${now} AS now), added AS (
        INSERT INTO visits (name, id, at, until, note)
          SELECT name, $2, now, now + $3::bigint, $4 FROM moment, ${namesOf} AS name)
      SELECT wanted.name, earlier.note, now - earlier.at AS ago FROM moment, ${namesOf} AS wanted (name), LATERAL (
        SELECT at, note FROM visits WHERE visits.name = wanted.name AND until > now
          ORDER BY at DESC LIMIT ${mostEarlier}) AS earlier ORDER BY earlier.at`,
    [JSON.stringify(names), id, keepMs, note],
  )
}

export async function renoteVisit(query: Query, id: string, note: string): Promise<void> {
  await query('UPDATE visits SET note = $2 WHERE id = $1', [id, note])
}

export async function removeVisit(query: Query, id: string): Promise<void> {
  await query('DELETE FROM visits WHERE id = $1', [id])
}

export async function removeOldVisits(query: Query): Promise<void> {
  await query(`DELETE FROM visits WHERE until <= ${now}`)
}
