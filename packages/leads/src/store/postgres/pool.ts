import { Pool, types } from 'pg'

import { visitorWaitMs } from '../deadline.ts'

const mostConnections = 10
// 64-bit integers: times and counts, all of which a JavaScript number holds exactly.
const numberTypes: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC]

/** Connections to one database. None of them can end the process, whatever becomes of it. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: withPlainSslModes(url),
    max: mostConnections,
    connectionTimeoutMillis: visitorWaitMs,
    statement_timeout: visitorWaitMs,
    lock_timeout: visitorWaitMs,
    application_name: 'nightdesk',
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser },
  })
  // A connection may break while nobody uses it, or between two statements. The pool forgets the first; the next
  // statement tells of the second. Without somebody to hear it, either would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function ignore(): void {}

const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  numberTypes.includes(type) ? Number : types.getTypeParser(type, format)

/** `sslmode` as `psql` and every other client reads it. */
function withPlainSslModes(url: string): string {
  const address = new URL(url)
  address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
