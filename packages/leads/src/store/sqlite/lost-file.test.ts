import { copyFileSync, mkdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
      if (result.kind !== 'conflict') return result.reference
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

type Place = { readonly dataDir: string; readonly file: string }

function replace(file: string): void {
  copyFileSync(file, `${file}.new`)
  renameSync(`${file}.new`, file)
}
