import { join } from 'node:path'

import type { Database, Read } from '../database.ts'
import { ownerWaitMs, visitorWaitMs } from '../deadline.ts'
import type { LeadCounts } from '../lead-store.ts'
import { hasOlderThan } from '../manage-leads.ts'
import { countLeads } from '../read-leads.ts'
import { databaseFile, isLarge, openConnection, type Connection } from './connection.ts'
import { countInThread } from './count-in-thread.ts'
import { eraseInThread } from './erase-in-thread.ts'
import { createSqliteFile, inTransaction } from './sqlite-file.ts'
import { createWriter } from './writer.ts'

export type SqliteOptions = {
  readonly dataDir: string
  /** For tests that fill the disk. */
  readonly open?: (dataDir: string) => Connection
}

export type SqliteDatabase = Database & {
  /** Empties the log into the file and cuts it to nothing: what was deleted is zeros in the one and gone in the other. */
  cutLog(): Promise<void>
}

/** The leads in one file. One connection, one transaction at a time; other processes may have theirs. */
export function createSqlite({ dataDir, open = openConnection }: SqliteOptions): SqliteDatabase {
  const file = createSqliteFile(() => open(dataDir))
  let last: Promise<unknown> = Promise.resolve()

  const path = join(dataDir, databaseFile)
  let counting: Promise<LeadCounts | undefined> | undefined

  /** One thing after the other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  /** Runs a piece of work alone. */
  function run<Result>(
    work: (connection: Connection) => Promise<Result>,
    waitMs: number,
  ): Promise<Result> {
    const deadline = performance.now() + waitMs
    return inTurn(() => file.attempt(work, deadline))
  }

  const read: Read = (work, waitMs = visitorWaitMs) =>
    run((opened) => inTransaction(opened, 'DEFERRED', () => work(opened.query)), waitMs)

  const write = createWriter(file, inTurn)

  /** What is read within milliseconds is read here; more than that is another thread's to read. */
  async function count(): Promise<LeadCounts> {
    // Without an answer of the thread: here it is opened anew, or said what is wrong with it.
    return (isLarge(path) && (await countAside())) || read(countLeads)
  }

  /** One thread at a time, however many ask. */
  function countAside(): Promise<LeadCounts | undefined> {
    counting ??= countInThread(path).finally(() => (counting = undefined))
    return counting
  }

  /** Most of the time there is nothing to do, and no thread to be started for it. */
  async function eraseOlderThan(time: number): Promise<number> {
    if (!(await read((query) => hasOlderThan(query, time)))) return 0
    return eraseInThread({ dataDir, time }, (work) =>
      inTurn(() => work().finally(() => file.trust())),
    )
  }

  return {
    description: `SQLite in ${path}`,
    read,
    write,
    count,
    eraseOlderThan,
    cutLog: () => run(cutLog, visitorWaitMs),
    scrub: () => run(scrub, ownerWaitMs),
    onRenewed: (listener) => file.onRenewed(listener),
    close: () => last.then(() => file.close()),
  }
}

async function cutLog(connection: Connection): Promise<void> {
  if (!connection.emptyLog('TRUNCATE'))
    throw Object.assign(new Error('Somebody is reading'), { errcode: 5 })
}

/** VACUUM writes the file anew, through the log. */
async function scrub(connection: Connection): Promise<void> {
  connection.exec('VACUUM')
  await cutLog(connection)
}
