import { visitorWaitMs } from '../deadline.ts'
import { explainOpening } from '../open-failure.ts'
import { createPool } from './pool.ts'
import { transact } from './transact.ts'

/** Whether leads were ever laid out in a database; looks and makes nothing. */
export async function hasTables(url: string): Promise<boolean> {
  const pool = createPool(url)
  try {
    return await transact(pool, {
      begin: 'BEGIN READ ONLY',
      waitMs: visitorWaitMs,
      async work(query) {
        const [row] = await query<{ found: string | null }>(
          `SELECT to_regclass('lead_schema')::text AS found`,
        )
        return Boolean(row?.found)
      },
    })
  } catch (error) {
    throw explainOpening(error)
  } finally {
    void pool.end()
  }
}
