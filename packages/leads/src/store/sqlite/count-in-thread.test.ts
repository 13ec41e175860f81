import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it, onTestFinished, vi } from 'vitest'

import { numberedLead, startTime } from '../../testing/sample-lead.ts'
import { createTempFolder } from '../../testing/temp-folder.ts'
import { openLeadStore } from '../open-store.ts'
import { databaseFile } from './connection.ts'
import { countInThread } from './count-in-thread.ts'

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
  await store.add(numberedLead(1), added)
  await store.add({ ...numberedLead(2), quarantine: 'honeypot' }, added)
  return { store, file }
}

/** How often this thread looks at every lead. */
function watchCounts(): () => number {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  return () => prepare.mock.calls.filter(([sql]) => sql.includes('sum(is_quarantined)')).length
}

it.each([
  ['a large store are counted by another thread', 5_000_000, 0],
  ['a small one at once', 50_000, 1],
])('the leads of %s', async (_title, bytes, own) => {
  const { store } = await createStore(bytes)
  const countOwn = watchCounts()

  const counts = await store.counts()

  expect(counts).toMatchObject({ leads: 2, quarantined: 1, undelivered: 1, lastLeadAt: startTime })
  expect(countOwn()).toBe(own)
})

it('counts once for all who ask together, and anew for who asks later', async () => {
  const { store } = await createStore(5_000_000)

  const [first, second] = await Promise.all([store.counts(), store.counts()])
  await store.add(numberedLead(3), added)

  expect(second).toEqual(first)
  expect(await store.counts()).toMatchObject({ leads: 3, undelivered: 2 })
})

it('counts nothing where there is no file', async () => {
  const { store, file } = await createStore(50_000)
  await store.close()
  rmSync(file)

  expect(await countInThread(file)).toBeUndefined()
})
