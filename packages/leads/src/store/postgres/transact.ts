import type { Pool } from 'pg'

import type { Query, SqlValue } from '../database.ts'
import { withDeadline } from '../deadline.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { explain, isUndone } from './postgres-errors.ts'

type TransactOptions<Result> = {
  /** The statement that begins the transaction. */
  readonly begin: string
  readonly work: (query: Query) => Promise<Result>
  readonly waitMs: number
}

/**
 * One transaction over one connection. A connection that is late is cut: its answer may come in the middle of somebody
 * else's work. What it has committed by then is found again by whoever repeats the work under the same key.
 */
export function transact<Result>(pool: Pool, options: TransactOptions<Result>): Promise<Result> {
  const { begin, work, waitMs } = options
  return withDeadline(waitMs, async (late) => {
    const { query, release } = await takeConnection(pool, late)
    try {
      await query(begin)
      const result = await work(query)
      await query('COMMIT')
      release()
      return result
    } catch (error) {
      // A session that was opened while nothing could be written would say so for ever.
      const isWell = isUndone(error) || !(error instanceof StoreUnavailableError)
      const state = isWell ? 'well' : 'broken'
      await query('ROLLBACK').then(
        () => release(state),
        () => release('broken'),
      )
      throw error
    }
  })
}

type OwnConnection = {
  readonly query: Query
  readonly release: (state?: 'well' | 'broken') => void
}

/** A connection of our own until it is released, or until it is too late. */
export async function takeConnection(pool: Pool, late: AbortSignal): Promise<OwnConnection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw explain(error)
  })
  let isOurs = true

  function release(state: 'well' | 'broken' = 'well'): void {
    late.removeEventListener('abort', cut)
    if (isOurs) client.release(state === 'broken')
    isOurs = false
  }
  const cut = () => release('broken')

  const query: Query = async <Row extends object>(
    text: string,
    parameters: readonly SqlValue[] = [],
  ) => {
    // It may be somebody else's by now, in the middle of their transaction.
    if (!isOurs) throw new StoreUnavailableError('too slow')
    try {
      return (await client.query<Row>(text, [...parameters])).rows
    } catch (error) {
      throw explain(error)
    }
  }
  // It came, but after whoever wanted it had left.
  if (late.aborted) release()
  else late.addEventListener('abort', cut)
  return { query, release }
}
