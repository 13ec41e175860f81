import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { startPostgres, type PostgresFixture } from '../../testing/postgres-fixture.ts'
import { sampleLead, startTime } from '../../testing/sample-lead.ts'
import { describeStore } from '../../testing/store-suite.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { openLeadStore } from '../open-store.ts'

let server: PostgresFixture
// Laying out a cluster takes its time when the machine is busy with other tests.
const patienceMs = 60_000
beforeAll(async () => {
  server = await startPostgres()
}, patienceMs)
afterAll(() => server.stop(), patienceMs)

async function createFixture() {
  const databaseUrl = await server.createDatabase()
  const openAnother = () => openLeadStore({ dataDir: '', databaseUrl })
  return { databaseUrl, store: await openAnother(), openAnother }
}

describeStore('PostgreSQL', createFixture)

describe('a PostgreSQL that cannot be used', () => {
  it('is waited for two seconds while a lead is locked, and used again afterwards', async () => {
    const { databaseUrl, store } = await createFixture()
    const other = postgres(databaseUrl, { max: 1 })
    onTestFinished(async () => {
      await other.end()
      await store.close()
    })
    const connection = await other.reserve()
    await connection.unsafe('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE')

    const refused = store.add(sampleLead(), { now: startTime, channels: [] })

    await expect(refused).rejects.toThrow(StoreUnavailableError)
    await connection.unsafe('ROLLBACK')
    connection.release()
    const result = await store.add(sampleLead(), { now: startTime, channels: [] })
    expect(result).toMatchObject({ kind: 'added' })
  })

  it('says so when nobody listens', async () => {
    const databaseUrl = 'postgres://nightdesk:MARK@127.0.0.1:9/leads'

    const opening = openLeadStore({ dataDir: '', databaseUrl })

    await expect(opening).rejects.toThrow(StoreUnavailableError)
    await expect(opening).rejects.not.toThrow('MARK')
  })

  it('does not show its password in the start-up line', async () => {
    const { store } = await createFixture()
    onTestFinished(() => store.close())

    expect(store.description).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/leads_\d+$/)
  })
})
