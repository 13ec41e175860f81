import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openLeadStore } from '@nightdesk/leads'
import { numberedForm } from './post-lead.ts'

// Far from the numbers of the other runs on the same store.
let nextNumber = 1_000_000

async function postOne(url: string): Promise<void> {
  nextNumber += 1
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(numberedForm(nextNumber)),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`Answered with ${response.status}`)
}

/** Times of posts that come evenly, whether or not the one before was answered. */
export async function timeSteadyPosts(
  url: string,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = []
  const running: Promise<void>[] = []
  const started = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await delay(Math.max(0, started + (count * 1000) / perSecond - performance.now()))
    running.push(timePost(url, times))
  }
  await Promise.all(running)
  return times
}

async function timePost(url: string, times: number[]): Promise<void> {
  const started = performance.now()
  await postOne(url)
  times.push(performance.now() - started)
}

/** How many posts a second get through when as many come at once as may. */
export async function runFlatOut(url: string, parallel: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const post = async () => {
    while (performance.now() < end) {
      await postOne(url)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, post))
  return count / seconds
}

/** The same without the web around it: leads straight into the store, so many at once. */
export async function runStoreAlone(
  dataDir: string,
  parallel: number,
  seconds: number,
): Promise<number> {
  const store = await openLeadStore({ dataDir })
  const end = performance.now() + seconds * 1000
  let count = 0
  const add = async () => {
    while (performance.now() < end) {
      nextNumber += 1
      const fields = { ...numberedForm(nextNumber), phone: '' }
      await store.add({ ...emptyLead, fields }, { now: Date.now(), channels: ['mail'] })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, add))
  await store.close()
  return count / seconds
}

/** A lead but for its fields. */
export const emptyLead = {
  source: 'form',
  quarantine: undefined,
  page: '/',
  locale: 'en',
  network: '',
  consentVersion: '1',
} as const

/** What the disk gives at most: one row and one flush after the other, and nothing else. */
export function runBareInserts(dataDir: string, seconds: number): number {
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE leads (reference TEXT PRIMARY KEY, body TEXT)')
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?)')
  const end = performance.now() + seconds * 1000
  let count = 0
  while (performance.now() < end) {
    insert.run(`ND-${count}`, JSON.stringify(numberedForm(count)))
    count += 1
  }
  database.close()
  return count / seconds
}
