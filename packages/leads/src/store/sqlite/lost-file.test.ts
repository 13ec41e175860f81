import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it, onTestFinished } from 'vitest'

import { numberedLead, startTime } from '../../testing/sample-lead.ts'
import { createTempFolder } from '../../testing/temp-folder.ts'
import { StoreUnavailableError, type LeadStore } from '../lead-store.ts'
import { openLeadStore } from '../open-store.ts'
import { createSqlStore } from '../sql-store.ts'
import { databaseFile, openConnection } from './connection.ts'
import { createSqlite } from './sqlite-database.ts'

const added = { now: startTime, channels: ['mail'] } as const

async function createStore() {
  const dataDir = join(await createTempFolder(), 'data')
  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  await store.add(numberedLead(1), added)
  return { dataDir, file: join(dataDir, databaseFile), store }
}

/** What the next start would find. */
async function findAnew(dataDir: string, reference: string) {
  const store = await openLeadStore({ dataDir })
  try {
    return await store.find(reference)
  } finally {
    await store.close()
  }
}

/** Adds a lead until the store takes it; whatever it refuses on the way must be worth a later try. */
async function addAtLast(store: LeadStore, number: number): Promise<string> {
  for (;;) {
    try {
      const result = await store.add(numberedLead(number), { ...added, key: `key-${number}` })
      if ('reference' in result) return result.reference
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
    }
  }
}

describe('what is acknowledged can be found by the next start', () => {
  it.each([
    ['the file is removed', ({ file }: Place) => rmSync(file)],
    ['the file is moved away', ({ file }: Place) => renameSync(file, `${file}.old`)],
    ['the log is removed', ({ file }: Place) => rmSync(`${file}-wal`)],
    ['the folder is removed', ({ dataDir }: Place) => rmSync(dataDir, { recursive: true })],
    ['the folder is moved away', ({ dataDir }: Place) => renameSync(dataDir, `${dataDir}.old`)],
    ['the file is emptied', ({ file }: Place) => truncateSync(file)],
    ['another file is put in its place', ({ file }: Place) => replace(file)],
  ])('when %s', async (_title, harm) => {
    const { dataDir, file, store } = await createStore()

    harm({ dataDir, file })
    const reference = await addAtLast(store, 2)

    expect(await findAnew(dataDir, reference)).toMatchObject({ reference })
  })

  it('when the file is removed between the commit and the answer', async () => {
    const dataDir = await createTempFolder()
    let harm = () => {}
    const database = createSqlite({
      dataDir,
      open: (folder) => {
        const connection = openConnection(folder)
        const exec = (sql: string) => {
          connection.exec(sql)
          if (sql === 'COMMIT') harm()
        }
        return Object.create(connection, { exec: { value: exec } })
      },
    })
    const store = createSqlStore(database)
    onTestFinished(() => store.close())
    await store.check()
    harm = () => {
      harm = () => {}
      rmSync(join(dataDir, databaseFile))
    }

    const refused = store.add(numberedLead(1), { ...added, key: 'one' })

    await expect(refused).rejects.toMatchObject({ reason: 'removed or replaced' })
    const reference = await addAtLast(store, 1)
    expect(await findAnew(dataDir, reference)).toMatchObject({ reference })
  })
})

describe('nothing is acknowledged that the next start cannot read', () => {
  it.each([
    ['the file is overwritten', ({ file }: Place) => writeFileSync(file, noise)],
    ['its beginning is overwritten', ({ file }: Place) => overwrite(file, 0)],
    ['its middle is overwritten', ({ file }: Place) => overwrite(file, 8_192)],
    ['the log is overwritten', ({ file }: Place) => writeFileSync(`${file}-wal`, noise)],
    ['the log is emptied', ({ file }: Place) => truncateSync(`${file}-wal`)],
  ])('when %s', async (_title, harm) => {
    const { dataDir, file, store } = await createSettledStore()

    harm({ dataDir, file })
    const results = await Promise.allSettled([2, 3, 4].map((number) => addKeyed(store, number)))

    const afterCrash = await copyFiles(file)
    await store.close()
    const references = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    for (const place of [afterCrash, dataDir])
      for (const reference of references)
        expect(await findAnew(place, reference)).toMatchObject({ reference })
  })

  it('says so until the file is moved away, and works again without a restart', async () => {
    const { dataDir, file, store } = await createSettledStore()
    writeFileSync(file, noise)

    const expected = {
      name: 'StoreUnavailableError',
      reason: expect.stringMatching(/left as it is, restore it or move it away$/),
    }
    for (const number of [2, 3])
      await expect(addKeyed(store, number)).rejects.toMatchObject(expected)
    await expect(store.tryToAdd()).rejects.toMatchObject(expected)

    renameSync(file, `${file}.old`)
    const reference = await addAtLast(store, 2)
    expect(await findAnew(dataDir, reference)).toMatchObject({ reference })
  })

  it('though another process may bring the log into the file at any time', async () => {
    const { file, store } = await createSettledStore()
    const other = new DatabaseSync(file)
    onTestFinished(() => other.close())

    for (const number of [2, 3, 4]) {
      await addKeyed(store, number)
      other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    }

    expect(await store.list()).toHaveLength(settledLeads + 4)
  })
})

it('keeps the log short, however many leads come', async () => {
  const { file, store } = await createSettledStore()
  const sizeOf = () => statSync(`${file}-wal`).size

  for (let number = 0; number < 250; number += 1) await addKeyed(store, number)
  const before = sizeOf()
  for (let number = 250; number < 700; number += 1) await addKeyed(store, number)

  expect(sizeOf()).toBeLessThan(2 * before)
})

it('refuses while a folder is where the file was, and works again without a restart', async () => {
  const { dataDir, file, store } = await createStore()
  rmSync(file)
  mkdirSync(file)

  const refused = store.add(numberedLead(2), added)

  await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'EISDIR' })
  await rm(file, { recursive: true })
  const reference = await addAtLast(store, 2)
  expect(await findAnew(dataDir, reference)).toMatchObject({ reference })
})

it('names what is no database, and leaves it as it is', async () => {
  const dataDir = await createTempFolder()
  const file = join(dataDir, databaseFile)
  const text = 'Not a database at all. '.repeat(1_000)
  await writeFile(file, text)

  const opening = openLeadStore({ dataDir })

  await expect(opening).rejects.toMatchObject({
    name: 'StoreUnavailableError',
    reason: expect.stringMatching(/^not a database/),
  })
  expect(await readFile(file, 'utf8')).toBe(text)
})

it('does not hang where no folder can be made', async () => {
  const opening = openLeadStore({ dataDir: '/proc/nightdesk/data' })

  await expect(opening).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'ENOENT' })
})

const noise = randomBytes(40_000)

const settledLeads = 60

/** A store with leads in its file and one more in its log, and all of them in memory. */
async function createSettledStore() {
  const { dataDir, file, store } = await createStore()
  for (let number = 1; number < settledLeads; number += 1) await addKeyed(store, -number)
  await store.close()
  const settled = await openLeadStore({ dataDir })
  onTestFinished(() => settled.close())
  await settled.list()
  await addKeyed(settled, -settledLeads)
  return { dataDir, file, store: settled }
}

async function addKeyed(store: LeadStore, number: number): Promise<string> {
  const result = await store.add(numberedLead(number), { ...added, key: `key-${number}` })
  return 'reference' in result ? result.reference : ''
}

/** What a crash would leave: the file and its log, and nobody to bring the one into the other. */
async function copyFiles(file: string): Promise<string> {
  const folder = await createTempFolder()
  for (const end of ['', '-wal'])
    if (existsSync(file + end)) copyFileSync(file + end, join(folder, databaseFile + end))
  return folder
}

function overwrite(path: string, position: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, noise, 0, 8_192, position)
  closeSync(file)
}

type Place = { readonly dataDir: string; readonly file: string }

function replace(file: string): void {
  copyFileSync(file, `${file}.new`)
  renameSync(`${file}.new`, file)
}
