import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { startPostgres, type PostgresFixture } from '../../testing/postgres-fixture.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { createPool } from './pool.ts'
import { transact } from './transact.ts'

let server: PostgresFixture
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

it('whoever was too late to get a connection does nothing on it: it is the next one’s', async () => {
  const pool = createPool(await server.createDatabase())
  onTestFinished(() => pool.end())
  const many = pool.options.max ?? 0
  const held = await Promise.all(Array.from({ length: many }, () => pool.connect()))
  let hasWorked = false
  const work = async () => void (hasWorked = true)

  const late = transact(pool, { begin: 'BEGIN', waitMs: 20, work })
  await expect(late).rejects.toThrow(StoreUnavailableError)
  for (const client of held) client.release()
  // On every connection: whatever was still sent over one of them is answered before.
  await Promise.all(held.map(() => pool.query('SELECT 1')))

  expect(hasWorked).toBe(false)
})
