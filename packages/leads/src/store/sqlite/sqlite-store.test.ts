import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { dayMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { numberedLead, sampleLead, startTime } from '../../testing/sample-lead.ts'
import { describeStore } from '../../testing/store-suite.ts'
import { createTempFolder } from '../../testing/temp-folder.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { openLeadStore } from '../open-store.ts'
import { createSqlStore } from '../sql-store.ts'
import { databaseFile, openConnection } from './connection.ts'
import { createSqlite } from './sqlite-database.ts'

const added = { now: startTime, channels: ['mail'] } as const

async function createFixture() {
  const dataDir = await createTempFolder()
  const openAnother = () => openLeadStore({ dataDir })
  return { dataDir, store: await openAnother(), openAnother }
}

async function createStore() {
  const fixture = await createFixture()
  onTestFinished(() => fixture.store.close())
  return fixture
}

describeStore('SQLite', createFixture)

describe('the file', () => {
  it('is flushed to the disk at every commit', async () => {
    const dataDir = await createTempFolder()
    const connection = openConnection(dataDir)
    onTestFinished(() => connection.close())

    expect(connection.pragma('journal_mode')).toBe('wal')
    // https://sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
    expect(connection.pragma('synchronous')).toBe(2)
    expect(connection.pragma('secure_delete')).toBe(1)
  })

  it('can be read by its owner alone', async () => {
    const parent = await createTempFolder()
    const dataDir = join(parent, 'data')
    const store = await openLeadStore({ dataDir })
    onTestFinished(() => store.close())

    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, databaseFile))).mode & 0o777).toBe(0o600)
  })

  it('holds nothing of an erased lead, nor does its log, while others keep it open', async () => {
    const { dataDir, store, openAnother } = await createStore()
    const server = await openAnother()
    onTestFinished(() => server.close())
    const traces = ['MARK-name', 'mark-mail@clinic.example', 'MARK-phone', 'MARK-message']
    const [name = '', email = '', phone = '', message = ''] = traces
    const padded = `${message} ${'x'.repeat(9_000)}`
    await server.add(sampleLead({ fields: { name, email, phone, message: padded } }), added)
    // So many that its log is emptied into the file.
    const many = Array.from({ length: 200 }, (_, number) => server.add(numberedLead(number), added))
    await Promise.all(many)
    const before = await findTraces(dataDir, traces)

    await store.eraseByEmail(email)

    expect(before).toEqual(traces)
    expect(await findTraces(dataDir, traces)).toEqual([])
    expect(await server.list()).toHaveLength(200)
  })

  it('holds nothing of leads that were kept long enough, nor does its log', async () => {
    const { dataDir, store } = await createStore()
    const long = (mark: string, number: number) =>
      sampleLead({
        fields: { email: `${number}@clinic.example`, message: `${mark} `.repeat(number) },
      })
    const numbers = Array.from({ length: 300 }, (_, number) => number + 1)
    const add = (mark: string, now: number) =>
      Promise.all(numbers.map((number) => store.add(long(mark, number), { ...added, now })))
    await add('MARK-old', startTime)
    await add('MARK-young', startTime + dayMs)

    const count = await store.eraseOlderThan(startTime + dayMs)

    expect(count).toBe(300)
    expect(await findTraces(dataDir, ['MARK-old', 'MARK-young'])).toEqual(['MARK-young'])
  })

  it('takes leads in between while many old ones are erased', async () => {
    const { store } = await createStore()
    const old = Array.from({ length: 500 }, (_, number) => store.add(numberedLead(number), added))
    await Promise.all(old)
    const over = new AbortController()
    let taken = 0

    const erasing = store.eraseOlderThan(startTime + 1).finally(() => over.abort())
    while (!over.signal.aborted) {
      await store.add(numberedLead(1_000 + taken), { ...added, now: startTime + dayMs })
      if (!over.signal.aborted) taken += 1
    }

    expect(await erasing).toBe(500)
    expect(taken).toBeGreaterThan(5)
  })

  it('written by a newer version is not touched', async () => {
    const { dataDir } = await createStore()
    const database = new DatabaseSync(join(dataDir, databaseFile))
    database.exec('UPDATE lead_schema SET version = 99')
    database.close()

    await expect(openLeadStore({ dataDir })).rejects.toMatchObject({
      name: 'StoreUnavailableError',
      reason: 'The leads were written by a newer version of this program: update it.',
    })
  })
})

describe('a file that cannot be written', () => {
  it('is said to be so when its folder cannot be made', async () => {
    const file = join(await createTempFolder(), 'file')
    await writeFile(file, '')

    const opening = openLeadStore({ dataDir: join(file, 'data') })

    await expect(opening).rejects.toMatchObject({
      name: 'StoreUnavailableError',
      reason: 'ENOTDIR',
    })
  })

  it('is waited for while another process writes', async () => {
    const { store, release, hasTriedAgain } = await createLockedStore()

    const adding = store.add(sampleLead(), added)
    await Promise.race([hasTriedAgain, adding])
    release()

    await expect(adding).resolves.toMatchObject({ kind: 'added' })
  })

  it('is given up before two seconds are over, and taken up again when it is free', async () => {
    const { dataDir, store } = await createStore()
    const release = lockFile(dataDir)
    const started = performance.now()

    const results = await Promise.allSettled([
      store.add(numberedLead(1), added),
      store.add(numberedLead(2), added),
    ])
    const waited = performance.now() - started
    release()

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(results[0]).toHaveProperty('reason', expect.any(StoreUnavailableError))
    expect(waited).toBeGreaterThan(1_400)
    expect(waited).toBeLessThan(2_000)
    await expect(store.add(numberedLead(1), added)).resolves.toMatchObject({ kind: 'added' })
  })

  it('does not hold up anything else meanwhile', async () => {
    const { store, release, hasTriedAgain } = await createLockedStore()

    const adding = store.add(sampleLead(), added)
    const turns = await countTurns(Promise.race([hasTriedAgain, adding]))
    release()
    await adding

    // One for the first try, and many before the second.
    expect(turns).toBeGreaterThan(3)
  })

  it.each([
    ['the disk is full', 'PRAGMA max_page_count = 1', 'disk full'],
    ['the disk is read-only', 'PRAGMA query_only = ON', 'read-only'],
  ])('takes nothing while %s, and works again afterwards', async (_title, fault, reason) => {
    const dataDir = await createTempFolder()
    let isBroken = false
    const database = createSqlite({
      dataDir,
      open: (folder) => {
        const connection = openConnection(folder)
        if (isBroken) connection.exec(fault)
        return connection
      },
    })
    const store = createSqlStore(database)
    onTestFinished(() => store.close())
    await store.check()
    await store.close()
    isBroken = true
    const big = sampleLead({ fields: { message: 'x'.repeat(9_000) } })

    const refused = store.add(big, added)
    const tried = store.tryToAdd()

    await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailableError', reason })
    await expect(tried).rejects.toMatchObject({ name: 'StoreUnavailableError', reason })
    isBroken = false
    await store.tryToAdd()
    await expect(store.add(big, added)).resolves.toMatchObject({ kind: 'added' })
    expect(await store.list()).toHaveLength(1)
  })
})

describe('leads that come together', () => {
  it('are committed together, and answered after the commit', async () => {
    const events: string[] = []
    const { store } = await createWatchedStore((sql) => events.push(sql))
    events.length = 0

    const add = async (number: number) => {
      const result = await store.add(numberedLead(number), added)
      events.push('answer')
      return result
    }
    const results = await Promise.all(Array.from({ length: 50 }, (_, number) => add(number)))

    expect(results.every(({ kind }) => kind === 'added')).toBe(true)
    expect(events.filter((event) => event === 'COMMIT')).toHaveLength(1)
    expect(events.indexOf('COMMIT')).toBeLessThan(events.indexOf('answer'))
    expect(await store.list()).toHaveLength(50)
  })

  it('do not suffer from one that fails', async () => {
    const dataDir = await createTempFolder()
    const database = createSqlite({ dataDir })
    const store = createSqlStore(database)
    onTestFinished(() => store.close())
    const failing = database.write(async ({ query }) => {
      await query("UPDATE leads SET name = 'changed'")
      throw new Error('ours')
    })

    const results = await Promise.allSettled([
      store.add(numberedLead(1), added),
      failing,
      store.add(numberedLead(2), added),
    ])

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const names = (await store.list()).map(({ fields }) => fields.name)
    expect(names).toEqual(['Ada Moss', 'Ada Moss'])
  })

  it('do not suffer from one that the disk has no room for', async () => {
    let pages = 0
    const { store } = await createWatchedStore(
      () => undefined,
      (connection) => {
        pages ||= Number(connection.pragma('page_count')) + 10
        connection.pragma(`max_page_count = ${pages}`)
      },
    )
    const huge = sampleLead({ fields: { message: 'x'.repeat(200_000) } })

    const results = await Promise.allSettled([
      store.add(numberedLead(1), added),
      store.add(huge, added),
      store.add(numberedLead(2), added),
    ])

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toHaveProperty('reason.reason', 'disk full')
    expect(await store.list()).toHaveLength(2)
  })
})

type Prepare = (connection: ReturnType<typeof openConnection>) => void

/** A store whose statements are seen; the file has its tables when it is prepared. */
async function createWatchedStore(see: (sql: string) => void, prepare: Prepare = () => {}) {
  const dataDir = await createTempFolder()
  await (await openLeadStore({ dataDir })).close()
  const database = createSqlite({
    dataDir,
    open: (folder) => {
      const connection = openConnection(folder)
      prepare(connection)
      const exec = (sql: string) => {
        try {
          connection.exec(sql)
        } finally {
          see(sql)
        }
      }
      return Object.create(connection, { exec: { value: exec } })
    },
  })
  const store = createSqlStore(database)
  onTestFinished(() => store.close())
  await store.check()
  return { dataDir, store }
}

/** A store whose file another process holds, until it is released. */
async function createLockedStore() {
  let onTry = () => {}
  const { dataDir, store } = await createWatchedStore((sql) => {
    if (sql === 'BEGIN IMMEDIATE') onTry()
  })
  let tries = 0
  const hasTriedAgain = new Promise<void>((resolve) => {
    onTry = () => {
      tries += 1
      if (tries === 2) resolve()
    }
  })
  return { store, release: lockFile(dataDir), hasTriedAgain }
}

/** How many turns everything else has had before this is over. */
async function countTurns(until: Promise<unknown>): Promise<number> {
  const over = new AbortController()
  const ended = until.finally(() => over.abort())
  let turns = 0
  for (; !over.signal.aborted; turns += 1) await nextTurn()
  await ended
  return turns
}

function lockFile(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, databaseFile))
  other.exec('BEGIN IMMEDIATE')
  let isOpen = true
  const release = () => {
    if (isOpen) other.close()
    isOpen = false
  }
  onTestFinished(release)
  return release
}

async function findTraces(folder: string, traces: readonly string[]): Promise<string[]> {
  const files = await readdir(folder)
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
  return traces.filter((trace) => bytes.some((text) => text.includes(trace)))
}
