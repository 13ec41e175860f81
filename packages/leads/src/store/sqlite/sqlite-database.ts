import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

import type { Database, Transaction } from '../database.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { migrate } from '../migrations.ts'
import { doTogether, type Job } from './commit-together.ts'
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

  const waiting: Job[] = []

  /** One thing after the other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  /** Runs a piece of work alone, again and again while another process holds the file. */
  function run<Result>(
    work: (connection: Connection) => Promise<Result>,
    waitMs = longestWaitMs,
  ): Promise<Result> {
    const deadline = performance.now() + waitMs
    return inTurn(() => attempt(work, deadline))
  }

  /**
   * What comes while the disk is busy waits, and is then committed together: a commit costs the same
   * for one lead as for fifty.
   */
  function write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const deadline = performance.now() + longestWaitMs
      waiting.push({ work, resolve: (result) => resolve(result as Result), reject, deadline })
      if (waiting.length > 1) return
      void inTurn(async () => {
        // After everything that came in with it.
        await nextTurn()
        await commit(waiting.splice(0))
      })
    })
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    const [{ deadline } = { deadline: 0 }] = jobs
    try {
      const answers = await attempt(
        (opened) => inTransaction(opened, 'IMMEDIATE', () => doTogether(opened, jobs)),
        deadline,
      )
      for (const answer of answers) answer()
    } catch (error) {
      const isHopeless = jobs.length === 1 || isBusy((error as Error).cause)
      // One by one then: what is too much for the disk with one of them may do without it.
      if (!isHopeless) for (const job of jobs) await commit([job])
      else for (const job of jobs) job.reject(error)
    }
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
    write,
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
