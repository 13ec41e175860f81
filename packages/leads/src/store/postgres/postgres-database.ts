import postgres from 'postgres'

import type { Database, Query } from '../database.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { migrate } from '../migrations.ts'
import { unavailableReason } from './postgres-errors.ts'

const mostConnections = 10
const longestWaitMs = 2_000
const connectTimeoutSeconds = 2
const endTimeoutSeconds = 2
// 64-bit integers: times and counts, all of which a JavaScript number holds exactly.
const bigintType = 20
const numericType = 1700
const migrationLock = 'nightdesk:leads:migration'
// Every statement of a read sees the same rows.
const snapshot = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'
const tables = 'leads, lead_keys, deliveries'

/** The leads in PostgreSQL, for any number of servers. */
export async function openPostgres(url: string): Promise<Database> {
  const sql = postgres(url, {
    max: mostConnections,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => undefined,
    types: { number: { to: 0, from: [bigintType, numericType], parse: Number, serialize: String } },
    connection: {
      application_name: 'nightdesk',
      statement_timeout: longestWaitMs,
      lock_timeout: longestWaitMs,
    },
  })

  async function write<Result>(work: Parameters<Database['write']>[0]): Promise<Result> {
    try {
      return (await sql.begin(async (transaction) => {
        const query = queryOf(transaction)
        const lock = async (name: string) => {
          await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
        }
        return work({ query, lock, skipTaken: 'FOR UPDATE SKIP LOCKED' })
      })) as Result
    } catch (error) {
      throw explain(error)
    }
  }

  async function read<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    try {
      return (await sql.begin(snapshot, (transaction) => work(queryOf(transaction)))) as Result
    } catch (error) {
      throw explain(error)
    }
  }

  /** Deleted rows stay in the file until it is written anew; PostgreSQL's own log and backups are its owner's. */
  async function scrub(): Promise<void> {
    const connection = await sql.reserve()
    try {
      await connection.unsafe('SET statement_timeout = 0')
      await connection.unsafe(`VACUUM FULL ${tables}`)
    } catch (error) {
      throw explain(error)
    } finally {
      await connection.unsafe(`SET statement_timeout = ${longestWaitMs}`)
      connection.release()
    }
  }

  const database: Database = {
    description: `PostgreSQL at ${describe(url)}`,
    read,
    write,
    scrub,
    close: () => sql.end({ timeout: endTimeoutSeconds }),
  }
  try {
    await database.write(async ({ query, lock }) => {
      await lock(migrationLock)
      await migrate(query)
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function queryOf(transaction: postgres.TransactionSql): Query {
  return async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
    const rows = await transaction.unsafe(
      text,
      [...parameters] as postgres.ParameterOrJSON<never>[],
      {
        prepare: parameters.length > 0,
      },
    )
    return [...rows] as unknown as Row[]
  }
}

function explain(error: unknown): unknown {
  const reason = unavailableReason(error)
  return reason ? new StoreUnavailableError(reason, { cause: error }) : error
}

function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
