import type { Query } from './database.ts'
import { StoreError } from './lead-store.ts'

// One entry is one version. What has been released is never changed: a change is a new entry.
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      reference TEXT PRIMARY KEY,
      created_at BIGINT NOT NULL,
      is_quarantined INTEGER NOT NULL,
      quarantine_reason TEXT,
      source TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      page TEXT NOT NULL,
      locale TEXT NOT NULL,
      network TEXT NOT NULL,
      consent_version TEXT NOT NULL,
      content_hash TEXT NOT NULL
    )`,
    'CREATE INDEX leads_by_time ON leads (created_at)',
    'CREATE INDEX leads_by_content ON leads (content_hash, created_at)',
    `CREATE TABLE lead_keys (
      key_hash TEXT PRIMARY KEY,
      reference TEXT NOT NULL REFERENCES leads (reference) ON DELETE CASCADE,
      body_hash TEXT NOT NULL
    )`,
    'CREATE INDEX lead_keys_by_lead ON lead_keys (reference)',
    `CREATE TABLE deliveries (
      reference TEXT NOT NULL REFERENCES leads (reference) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      since BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      lease_until BIGINT NOT NULL DEFAULT 0,
      lease_token TEXT,
      finished_at BIGINT,
      last_error TEXT,
      PRIMARY KEY (reference, channel)
    )`,
    'CREATE INDEX deliveries_by_state ON deliveries (state, channel, due_at)',
  ],
  [
    `CREATE TABLE lead_marks (
      name TEXT PRIMARY KEY,
      holder TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
  ],
  // A setup as JSON; empty for leads without one. It goes with its lead, whoever erases that.
  ["ALTER TABLE leads ADD COLUMN setup TEXT NOT NULL DEFAULT ''"],
  // What a network has in quarantine is counted before each further one.
  ['CREATE INDEX leads_in_quarantine ON leads (network, created_at) WHERE is_quarantined = 1'],
]

export const schemaVersion: number = migrations.length

/** Which version the tables are of; nothing when there are none. */
export async function readSchemaVersion(query: Query): Promise<number | undefined> {
  const [row] = await query<{ version: number }>('SELECT version FROM lead_schema')
  return row?.version
}

/** Brings the tables up to date; true when there were none. To be called inside a transaction that nobody else is in. */
export async function migrate(query: Query): Promise<boolean> {
  await query('CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)')
  const known = await readSchemaVersion(query)
  const version = known ?? 0
  if (version > migrations.length) {
    throw new StoreError('The leads were written by a newer version of this program: update it.')
  }
  for (const statement of migrations.slice(version).flat()) await query(statement)
  if (known === undefined)
    await query('INSERT INTO lead_schema (version) VALUES ($1)', [migrations.length])
  else await query('UPDATE lead_schema SET version = $1', [migrations.length])
  return known === undefined
}
