import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

import type { Query } from '../database.ts'
import { isEmptied, rememberFile } from './file-place.ts'
import { makeFolder } from './make-folder.ts'

export const databaseFile = 'leads.sqlite'

/** One open file, with the statements it has seen. */
export type Connection = {
  readonly query: Query
  exec(sql: string): void
  /** The single value of the first row. */
  pragma(name: string): unknown
  readonly isInTransaction: boolean
  /** False when the file, or the log beside it, is no longer where it was. */
  readonly isInPlace: boolean
  close(): void
}

// FULL: a commit is in the log on the disk when it returns, so a 2xx survives a power cut.
// No busy time-out: SQLite would wait inside the one thread that answers everybody else.
const settings = [
  'PRAGMA busy_timeout = 0',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA secure_delete = ON',
  'PRAGMA foreign_keys = ON',
  // The first look into the file, which also makes the log.
  'SELECT count(*) FROM sqlite_schema',
]

export function openConnection(dataDir: string): Connection {
  const file = join(dataDir, databaseFile)
  // Only the owner's own account: personal data is inside. SQLite gives its log the rights of its file.
  makeFolder(dataDir)
  closeSync(openSync(file, 'a', 0o600))
  const isSameFile = rememberFile(file)
  const database = new DatabaseSync(file)
  try {
    for (const setting of settings) database.exec(setting)
  } catch (error) {
    database.close()
    throw error
  }
  const isSameLog = rememberFile(`${file}-wal`)
  const statements = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    // Async only in its type: nothing else gets between the statements of a transaction.
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      const named = Object.fromEntries(parameters.map((value, index) => [index + 1, value]))
      return prepare(sql).all(named as Record<string, string | number | null>) as Row[]
    },
    exec: (sql) => database.exec(sql),
    pragma: (name) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0],
    get isInTransaction() {
      return database.isTransaction
    },
    get isInPlace() {
      return isSameFile() && !isEmptied(file) && isSameLog()
    },
    close: () => database.close(),
  }
}
