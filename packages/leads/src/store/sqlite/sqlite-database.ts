import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import type { Database } from '../database.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { migrate } from '../migrations.ts'
import { databaseFile, openConnection, type Connection } from './connection.ts'
import { isBusy, unavailableReason } from './sqlite-errors.ts'

const longestWaitMs = 2_000
const tryAgainAfterMs = 20
// Two servers that start together both want to lay out the tables.
const longestStartMs = 10_000

export type SqliteOptions = {
  readonly dataDir: string
  /** For tests that fill the disk. */
  readonly open?: (dataDir: string) => Connection
}

/** The leads in one file. One connection, one transaction at a time; other processes may have theirs. */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const { dataDir, open = openConnection } = options
  let connection: Connection | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Runs a piece of work alone, again and again while another process holds the file. */
  function run<Result>(
    work: (connection: Connection) => Promise<Result>,
    waitMs = longestWaitMs,
  ): Promise<Result> {
    const deadline = performance.now() + waitMs
    const result = last.then(() => attempt(work, deadline))
    last = result.catch(() => undefined)
    return result
  }

  async function attempt<Result>(
    work: (connection: Connection) => Promise<Result>,
    deadline: number,
  ): Promise<Result> {
    for (;;) {
      try {
        connection ??= open(dataDir)
        return await work(connection)
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await delay(tryAgainAfterMs)
          continue
        }
        throw explain(error)
      }
    }
  }

  function explain(error: unknown): unknown {
    const reason = unavailableReason(error)
    if (!reason) return error
    // A file opened while the disk was read-only stays so: the next try opens it anew.
    if (!isBusy(error)) closeConnection()
    return new StoreUnavailableError(reason, { cause: error })
  }

  function closeConnection(): void {
    connection?.close()
    connection = undefined
  }

  await run(
    (opened) => inTransaction(opened, 'IMMEDIATE', () => migrate(opened.query)),
    longestStartMs,
  )

  return {
    description: `SQLite in ${join(dataDir, databaseFile)}`,
    read: (work) => run((opened) => inTransaction(opened, 'DEFERRED', () => work(opened.query))),
    write: (work) =>
      run((opened) => {
        // One writer at a time as it is: a lock inside would lock out nobody.
        const transaction = { query: opened.query, lock: async () => {}, skipTaken: '' }
        return inTransaction(opened, 'IMMEDIATE', () => work(transaction))
      }),
    scrub: () => run(scrub),
    close: () => last.then(closeConnection),
  }
}

async function inTransaction<Result>(
  connection: Connection,
  mode: 'IMMEDIATE' | 'DEFERRED',
  work: () => Promise<Result>,
): Promise<Result> {
  connection.exec(`BEGIN ${mode}`)
  try {
    const result = await work()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has already rolled it back.
    if (connection.isInTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

/** VACUUM writes the file anew through the log; the log itself is then emptied into it and cut to nothing. */
async function scrub(connection: Connection): Promise<void> {
  connection.exec('VACUUM')
  const isBlocked = connection.pragma('wal_checkpoint(TRUNCATE)') !== 0
  if (isBlocked) throw Object.assign(new Error('Somebody is reading'), { errcode: 5 })
}
