import { setTimeout as delay } from 'node:timers/promises'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { runOnce, startPostgres, type PostgresFixture } from '../../testing/postgres-fixture.ts'
import { numberedLead, sampleLead, startTime } from '../../testing/sample-lead.ts'
import { describeStore, referenceOf } from '../../testing/store-suite.ts'
import {
  StoreUnavailableError,
  type AddOptions,
  type AddResult,
  type LeadStore,
} from '../lead-store.ts'
import { visitorWaitMs } from '../deadline.ts'
import { openExistingStore, openLeadStore } from '../open-store.ts'

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

const cutConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = 'nightdesk' AND datname = current_database()`

describeStore('PostgreSQL', createFixture)

describe('a PostgreSQL that cannot be used', () => {
  it('is waited for at the start longer than a visitor waits', async () => {
    const databaseUrl = await server.createDatabase()
    const thaw = server.freeze()
    onTestFinished(thaw)
    const opening = openLeadStore({ dataDir: '', databaseUrl })
    await delay(visitorWaitMs + 500)
    thaw()

    const store = await opening

    onTestFinished(() => store.close())
    expect(await store.list()).toEqual([])
  })

  it('is not waited for longer than a visitor waits, and used again afterwards', async () => {
    const { databaseUrl, store } = await createFixture()
    const other = new Client(databaseUrl)
    onTestFinished(async () => {
      await other.end()
      await store.close()
    })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE')

    const refused = store.add(sampleLead(), { now: startTime, channels: [] })

    await expect(refused).rejects.toThrow(StoreUnavailableError)
    await other.query('ROLLBACK')
    const result = await store.add(sampleLead(), { now: startTime, channels: [] })
    expect(result).toMatchObject({ kind: 'added' })
  })

  it('is given up in time while it stands still, and a late commit is found by its key', async () => {
    const { store } = await createFixture()
    onTestFinished(() => store.close())
    const options = { now: startTime, channels: [], key: 'one' }
    await store.check()
    const thaw = server.freeze()
    onTestFinished(thaw)
    const started = performance.now()

    const refused = await Promise.allSettled([
      store.add(sampleLead(), options),
      ...Array.from({ length: 30 }, () => store.counts()),
    ])
    const waited = performance.now() - started
    thaw()
    const repeated = await addUntilTaken(store, options)
    const again = await store.add(sampleLead(), options)

    expect(refused.map(({ status }) => status)).not.toContain('fulfilled')
    for (const result of refused)
      expect(result).toHaveProperty('reason', expect.any(StoreUnavailableError))
    expect(waited).toBeLessThan(2_000)
    expect(again).toEqual({ kind: 'duplicate', reference: referenceOf(repeated) })
    expect(await store.list()).toHaveLength(1)
  })

  it('is used again after every connection to it was cut in the middle', async () => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    const posts = Promise.allSettled(
      Array.from({ length: 50 }, (_, number) =>
        store.add(numberedLead(number), { now: startTime, channels: [] }),
      ),
    )
    await runOnce(databaseUrl, cutConnections)
    const first = await posts
    const second = await addUntilTaken(store, { now: startTime, channels: [] })

    for (const result of first.filter(({ status }) => status === 'rejected'))
      expect(result).toHaveProperty('reason', expect.any(StoreUnavailableError))
    expect(second).toMatchObject({ kind: 'added' })
  })

  it('gets its tables again when another was put in its place', async () => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    let renewed = 0
    store.onRenewed(() => (renewed += 1))
    const tables = 'lead_marks, deliveries, lead_keys, leads, lead_schema'
    await runOnce(databaseUrl, `DROP TABLE ${tables}`)

    const refused = store.add(sampleLead(), { now: startTime, channels: [] })

    await expect(refused).rejects.toThrow(StoreUnavailableError)
    const result = await store.add(sampleLead(), { now: startTime, channels: [] })
    expect(result).toMatchObject({ kind: 'added' })
    expect(renewed).toBe(1)
  })

  it.each([
    ['is read-only', 'ALTER DATABASE % SET default_transaction_read_only = on', 'read-only'],
    ['has lost a table', 'DROP TABLE deliveries', 'no tables'],
    ['has lost a column', 'ALTER TABLE leads RENAME COLUMN message TO words', 'not as we left it'],
  ])('is known to take no lead when it %s', async (_title, harm, reason) => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    await runOnce(databaseUrl, harm.replace('%', new URL(databaseUrl).pathname.slice(1)))
    // The setting is for new connections.
    await runOnce(databaseUrl, cutConnections)

    const reasonFor = async (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: StoreUnavailableError) => error.reason,
      )

    await expect.poll(() => reasonFor(store.tryToAdd())).toBe(reason)
    const refused = store.add(sampleLead(), { now: startTime, channels: ['mail'] })
    expect(await reasonFor(refused)).toBe(reason)
  })

  it('is known to take no lead when it has no room for every letter, and takes those it can', async () => {
    const databaseUrl = await server.createDatabase('LATIN1')
    const store = await openLeadStore({ dataDir: '', databaseUrl })
    onTestFinished(() => store.close())
    const add = (message: string) =>
      store.add(sampleLead({ fields: { message } }), { now: startTime, channels: ['mail'] })
    const reason = expect.stringContaining('its encoding is not UTF8')

    await expect(store.tryToAdd()).rejects.toMatchObject({ reason })
    await expect(add('I’d like a call – thanks')).rejects.toMatchObject({ reason })
    expect(await add('A café calls')).toMatchObject({ kind: 'added' })
    expect(await store.list()).toMatchObject([{ fields: { message: 'A café calls' } }])
  })

  it('takes leads again once it is no longer read-only', async () => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    const name = new URL(databaseUrl).pathname.slice(1)
    await runOnce(databaseUrl, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await runOnce(databaseUrl, cutConnections)
    const isTaken = async () =>
      store.add(sampleLead(), { now: startTime, channels: [] }).then(
        () => true,
        () => false,
      )
    await expect.poll(isTaken).toBe(false)

    const writable = `${databaseUrl}?options=-c%20default_transaction_read_only%3Doff`
    await runOnce(writable, `ALTER DATABASE ${name} RESET default_transaction_read_only`)

    await expect.poll(isTaken).toBe(true)
  })

  it('gets no tables from who only looks, and says that there are none', async () => {
    const databaseUrl = await server.createDatabase()
    const look = () => openExistingStore({ dataDir: '', databaseUrl })

    await expect(look()).rejects.toThrow(/^There are no leads yet: PostgreSQL at .* does not exist/)
    await expect(look()).rejects.toThrow('There are no leads yet')
    await (await openLeadStore({ dataDir: '', databaseUrl })).close()

    const store = await look()
    expect(await store.list()).toEqual([])
    await store.close()
  })

  it('says so when there is no such database', async () => {
    const databaseUrl = (await server.createDatabase()).replace(/\d+$/, 'nowhere')

    for (const open of [openLeadStore, openExistingStore]) {
      const opening = open({ dataDir: '', databaseUrl })
      await expect(opening).rejects.toMatchObject({ reason: 'no such database' })
    }
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

describe('a PostgreSQL that undoes what meets something else', () => {
  // A sequence counts on when everything else is undone.
  const undoFirst = (code: string, times: number) => `
    CREATE SEQUENCE tries;
    CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'undone' USING ERRCODE = '${code}'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER undo BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION undo()`

  it.each(['40001', '40P01'])('is asked again after %s, and has the lead once', async (code) => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    await runOnce(databaseUrl, undoFirst(code, 3))

    const result = await store.add(sampleLead(), { now: startTime, channels: ['mail'] })

    expect(result).toMatchObject({ kind: 'added' })
    expect(await store.counts()).toMatchObject({ leads: 1, undelivered: 1 })
  })

  it('is not asked for longer than a visitor waits', async () => {
    const { databaseUrl, store } = await createFixture()
    onTestFinished(() => store.close())
    await runOnce(databaseUrl, undoFirst('40001', 1_000_000))
    const started = performance.now()

    const refused = store.add(sampleLead(), { now: startTime, channels: ['mail'] })

    await expect(refused).rejects.toThrow(StoreUnavailableError)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it.each(['serializable', 'repeatable read'])(
    'takes all leads that come together, and one of two that are the same, where %s is the default',
    async (level) => {
      const { databaseUrl, store } = await createFixture()
      onTestFinished(() => store.close())
      const name = new URL(databaseUrl).pathname.slice(1)
      await runOnce(
        databaseUrl,
        `ALTER DATABASE ${name} SET default_transaction_isolation = '${level}'`,
      )
      const other = await openLeadStore({ dataDir: '', databaseUrl })
      onTestFinished(() => other.close())
      const numbers = Array.from({ length: 10 }, (_, number) => number)

      const results = await Promise.all(
        [...numbers, ...numbers].map((number) =>
          other.add(numberedLead(number), { now: startTime, channels: ['mail'] }),
        ),
      )

      expect(results.filter(({ kind }) => kind === 'added')).toHaveLength(10)
      expect(results.filter(({ kind }) => kind === 'duplicate')).toHaveLength(10)
    },
  )
})

describe('a PostgreSQL that does not wait for its disk by default', () => {
  const noteLevel = `
    CREATE TABLE levels (level TEXT);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO levels VALUES (current_setting('synchronous_commit'));
      RETURN NEW;
    END $$;
    CREATE TRIGGER note BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION note()`

  const openWithDefault = async (databaseUrl: string, level: string) => {
    const name = new URL(databaseUrl).pathname.slice(1)
    await runOnce(databaseUrl, `ALTER DATABASE ${name} SET synchronous_commit = ${level}`)
    const store = await openLeadStore({ dataDir: '', databaseUrl })
    onTestFinished(() => store.close())
    return store
  }

  it('has every acknowledged lead after a crash', async () => {
    const databaseUrl = await server.createDatabase()
    // What nobody waits for is written so late that the crash comes before it.
    await runOnce(databaseUrl, `ALTER SYSTEM SET wal_writer_delay = '10s'`)
    await runOnce(databaseUrl, 'SELECT pg_reload_conf()')
    const store = await openWithDefault(databaseUrl, 'off')
    for (let number = 0; number < 10; number += 1)
      await store.add(numberedLead(number), { now: startTime, channels: ['mail'] })

    await server.crash()

    await expect
      .poll(() => store.counts().catch(() => undefined))
      .toMatchObject({ leads: 10, undelivered: 10 })
  })

  it.each([
    ['off', 'on'],
    ['local', 'on'],
    ['remote_write', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('is asked to where %s is the default, and to nothing less', async (level, asked) => {
    const databaseUrl = await server.createDatabase()
    const store = await openWithDefault(databaseUrl, level)
    await runOnce(databaseUrl, noteLevel)
    await store.add(sampleLead(), { now: startTime, channels: [] })

    const client = new Client(databaseUrl)
    onTestFinished(() => client.end())
    await client.connect()
    const { rows } = await client.query('SELECT level FROM levels')

    expect(rows).toEqual([{ level: asked }])
  })
})

async function addUntilTaken(store: LeadStore, options: AddOptions): Promise<AddResult> {
  for (;;) {
    try {
      return await store.add(sampleLead(), options)
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
    }
  }
}
