import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'

import { readSchemaVersion, schemaVersion } from '../migrations.ts'
import type { Connection } from './connection.ts'

/**
 * Before the tables of an earlier version are changed, which cannot be taken back: a copy of the whole file beside it,
 * for the owner alone. It is there as a whole or not at all.
 */
export async function keepOldSchema(connection: Connection): Promise<void> {
  const { file, query } = connection
  const tables = await query("SELECT 1 FROM sqlite_schema WHERE name = 'lead_schema'")
  const version = tables.length > 0 ? await readSchemaVersion(query) : undefined
  if (version === undefined || version >= schemaVersion) return
  const copy = `${file}.version-${version}`
  if (existsSync(copy)) return
  // A name of its own: another server may start at this moment.
  const part = `${copy}.${process.pid}`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  connection.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`)
  renameSync(part, copy)
}
