import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it, onTestFinished, vi } from 'vitest'

import { numberedLead, startTime } from '../../testing/sample-lead.ts'
import { createTempFolder } from '../../testing/temp-folder.ts'
import { openLeadStore } from '../open-store.ts'
import { isSoundByThread } from './check-in-thread.ts'
import { databaseFile } from './connection.ts'

const added = { now: startTime, channels: ['mail'] } as const

async function createStore(bytes: number) {
  const dataDir = await createTempFolder()
  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  const file = join(dataDir, databaseFile)
  const other = new DatabaseSync(file)
  other.exec(`CREATE TABLE ballast AS SELECT zeroblob(${bytes}) AS weight`)
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  other.close()
  return { store, file }
}

/** How often this thread reads the whole file. */
function countChecks(): () => number {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  return () => prepare.mock.calls.filter(([sql]) => sql.includes('quick_check')).length
}

it.each([
  ['a large file that somebody touched is read by another thread', 5_000_000, 0],
  ['a small one at once', 50_000, 1],
])('%s', async (_title, bytes, checks) => {
  const { store, file } = await createStore(bytes)
  await store.add(numberedLead(1), added)
  const countOwn = countChecks()
  utimesSync(file, new Date(), new Date(statSync(file).mtimeMs + 5_000))

  expect(await store.add(numberedLead(2), added)).toMatchObject({ kind: 'added' })
  expect(countOwn()).toBe(checks)
})

it('calls no file sound that is none, or is not there', async () => {
  const folder = await createTempFolder()
  const file = join(folder, 'other.sqlite')
  expect(await isSoundByThread(file)).toBe(false)

  writeFileSync(file, 'no database, but long enough to look like one'.repeat(1_000))
  expect(await isSoundByThread(file)).toBe(false)
})

it('calls a store sound that is in use', async () => {
  const { file } = await createStore(5_000_000)

  expect(await isSoundByThread(file)).toBe(true)
})
