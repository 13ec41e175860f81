import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

import type { Query } from '../database.ts'
import { isSoundByThread } from './check-in-thread.ts'
import { rememberPlace } from './file-place.ts'
import { rememberLog, type LogPlace } from './log-place.ts'
import { makeFolder } from './make-folder.ts'
import { DamagedError } from './sqlite-errors.ts'

export const databaseFile = 'leads.sqlite'

/** One open file, with the statements it has seen. */
export type Connection = {
  /** The path of the file. */
  readonly file: string
  readonly query: Query
  exec(sql: string): void
  /** The single value of the first row. */
  pragma(name: string): unknown
  readonly isInTransaction: boolean
  /** False when the file, or the log beside it, is no longer where it was. */
  readonly isInPlace: boolean
  /** Rejects when somebody has written into the file past SQLite, and it is no longer sound. */
  confirm(): Promise<void>
  /** Takes what was written into the file until now as written by ourselves. */
  trust(): void
  /** Brings what is in the log into the file; false when somebody is in the way. */
  emptyLog(mode: 'PASSIVE' | 'TRUNCATE'): boolean
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
  // Only when told to: the file then changes at no other time, and a change by somebody else shows.
  'PRAGMA wal_autocheckpoint = 0',
  // The first look into the file, which also makes the log.
  'SELECT count(*) FROM sqlite_schema',
]

// Read within about three milliseconds; a larger file is read by a thread of its own.
const smallBytes = 4_000_000

/** False as well when it cannot be looked at: whoever opens it says why. */
export function isLarge(file: string): boolean {
  try {
    return statSync(file).size > smallBytes
  } catch {
    return false
  }
}

export function openConnection(dataDir: string): Connection {
  const file = join(dataDir, databaseFile)
  // Only the owner's own account: personal data is inside. SQLite gives its log the rights of its file.
  makeFolder(dataDir)
  closeSync(openSync(file, 'a', 0o600))
  const place = rememberPlace(file)
  const { database, log } = openFile(file)
  const statements = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  let isTrusted = false

  function pragma(name: string): unknown {
    return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  }

  /** Reads all of it, from the disk and not from memory. */
  async function checkAll(): Promise<void> {
    database.exec('PRAGMA shrink_memory')
    if (isLarge(file) && (await isSoundByThread(file))) return
    if (pragma('quick_check(1)') !== 'ok') throw new DamagedError()
  }

  return {
    file,
    // Async only in its type: nothing else gets between the statements of a transaction.
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      const named = Object.fromEntries(parameters.map((value, index) => [index + 1, value]))
      return prepare(sql).all(named as Record<string, string | number | null>) as Row[]
    },
    exec: (sql) => database.exec(sql),
    pragma,
    get isInTransaction() {
      return database.isTransaction
    },
    get isInPlace() {
      return place.isThere() && log.isThere()
    },
    async confirm() {
      isTrusted &&= place.isUntouched()
      if (isTrusted) return
      // Before the look inside: what is written meanwhile counts as a change again.
      place.remember()
      await checkAll()
      isTrusted = true
    },
    trust: () => place.remember(),
    emptyLog(mode) {
      const isBlocked = pragma(`wal_checkpoint(${mode})`) !== 0
      place.remember()
      return !isBlocked
    },
    close() {
      log.close()
      database.close()
    },
  }
}

function openFile(file: string): { readonly database: DatabaseSync; readonly log: LogPlace } {
  const database = new DatabaseSync(file)
  try {
    for (const setting of settings) database.exec(setting)
    return { database, log: rememberLog(`${file}-wal`) }
  } catch (error) {
    database.close()
    throw error
  }
}
