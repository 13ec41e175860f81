import { setTimeout as delay } from 'node:timers/promises'

import type { Pool } from 'pg'

import type { Database, Query, Read, Write } from '../database.ts'
import { ownerWaitMs, visitorWaitMs, withDeadline } from '../deadline.ts'
import { eraseAll, eraseStep } from '../erase-old.ts'
import { migrate } from '../migrations.ts'
import { explainOpening } from '../open-failure.ts'
import { countLeads } from '../read-leads.ts'
import { createPool } from './pool.ts'
import { isUndone, isWithoutTables } from './postgres-errors.ts'
import { takeConnection, transact } from './transact.ts'
import { layOutVisits } from './visit-table.ts'

const longestMigrationMs = 60_000
const longestCloseMs = 2_000
const longestRestMs = 40
const migrationLock = 'nightdesk:leads:migration'
// Every statement of a read sees the same rows.
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
// For this transaction only, so a pooler may reuse the connection. remote_apply is stricter than on, so it is left
// alone.
const commitToDisk = `SELECT set_config('synchronous_commit', 'on', true)
  WHERE current_setting('synchronous_commit') <> 'remote_apply'`
const tables = 'leads, lead_keys, deliveries'

/** The leads in PostgreSQL, for any number of servers. */
export function createPostgres(url: string): Database {
  const pool = createPool(url)
  const layout = createLayout(pool)
  let closed: Promise<void> | undefined

  async function run<Result>(
    begin: string,
    work: (query: Query) => Promise<Result>,
    waitMs: number,
  ): Promise<Result> {
    const deadline = performance.now() + waitMs
    await withDeadline(waitMs, layout.ensure)
    for (;;) {
      try {
        return await transact(pool, { begin, work, waitMs: deadline - performance.now() })
      } catch (error) {
        if (isWithoutTables(error)) layout.forget()
        const restMs = Math.random() * longestRestMs
        if (!isUndone(error) || performance.now() + restMs >= deadline) throw error
        // Not all at the same time again.
        await delay(restMs)
      }
    }
  }

  const read: Read = (work, waitMs = visitorWaitMs) =>
    run(beginRead + limitsFor(waitMs), work, waitMs)

  const write: Write = (work, waitMs = visitorWaitMs) => {
    const inside = (query: Query) => {
      const lock = (name: string) => lockIn(query, name)
      return work({ query, lock, skipTaken: 'FOR UPDATE SKIP LOCKED' })
    }
    return run(beginFor(waitMs), inside, waitMs)
  }

  return {
    description: `PostgreSQL at ${describe(url)}`,
    read,
    write,
    count: () => read(countLeads),
    // The room of what was deleted is PostgreSQL's own to find.
    eraseOlderThan: (time) => eraseAll(() => eraseStep(write, time)),
    // Deleted rows stay in the file until it is written anew; PostgreSQL's own log and backups are its owner's.
    scrub: () => runAlone(pool, `VACUUM FULL ${tables}`),
    onRenewed: layout.onRenewed,
    close() {
      // A database that stands still does not say goodbye.
      closed ??= Promise.race([pool.end(), delay(longestCloseMs, undefined, { ref: false })])
      return closed
    },
  }
}

type Layout = {
  /** Once, by whoever comes first; the others wait for it as long as they may. */
  readonly ensure: () => Promise<void>
  /** The tables are gone: they are laid out anew. */
  readonly forget: () => void
  /** Told when what was in them was lost while they were in use. */
  readonly onRenewed: (listener: () => void) => void
}

/** The tables, brought up to date before the first use. */
function createLayout(pool: Pool): Layout {
  let laidOut: Promise<void> | undefined
  let wasOpen = false
  let tellRenewed = () => {}

  async function bringUpToDate(): Promise<void> {
    const isNew = await transact(pool, {
      begin: beginFor(longestMigrationMs),
      waitMs: longestMigrationMs,
      async work(query) {
        await lockIn(query, migrationLock)
        await layOutVisits(query)
        return migrate(query)
      },
    })
    if (isNew && wasOpen) tellRenewed()
    wasOpen = true
  }

  return {
    ensure() {
      laidOut ??= bringUpToDate().catch((error: unknown) => {
        laidOut = undefined
        throw explainOpening(error)
      })
      return laidOut
    },
    forget: () => (laidOut = undefined),
    onRenewed: (listener) => void (tellRenewed = listener),
  }
}

/** Outside of any transaction, where PostgreSQL wants it. */
function runAlone(pool: Pool, statement: string): Promise<void> {
  return withDeadline(ownerWaitMs, async (late) => {
    const { query, release } = await takeConnection(pool, late)
    try {
      await query(`SET statement_timeout = ${ownerWaitMs}`)
      await query(statement)
    } finally {
      // Its settings are its own: nobody else gets it.
      release('broken')
    }
  })
}

async function lockIn(query: Query, name: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
}

/**
 * Whatever the database's own defaults are: who has waited for a lock must see what was committed meanwhile, and under a
 * stricter level would see the rows from before the wait; and what is committed is on the disk.
 */
function beginFor(waitMs: number): string {
  return `BEGIN ISOLATION LEVEL READ COMMITTED; ${commitToDisk}${limitsFor(waitMs)}`
}

/** The limits of a connection are a visitor's; only who may take longer says so. */
function limitsFor(waitMs: number): string {
  if (waitMs <= visitorWaitMs) return ''
  return `; SET LOCAL statement_timeout = ${waitMs}; SET LOCAL lock_timeout = ${waitMs}`
}

function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
