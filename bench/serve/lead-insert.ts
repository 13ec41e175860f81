// What a lead costs the visitor, beside the least that any program must do for it: one row, flushed to the disk.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { postForm } from '../leads/post-lead.ts'

export type Pace = { readonly perSecond: number; readonly seconds: number }

/** One after the other at an even pace, each in a commit of its own. */
export async function insertSteadily(folder: string, pace: Pace): Promise<number[]> {
  const database = new DatabaseSync(join(folder, `bare-${randomBytes(4).toString('hex')}.sqlite`))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT, email TEXT, message TEXT)')
  const insert = database.prepare('INSERT INTO leads (name, email, message) VALUES (?, ?, ?)')
  try {
    return await steadily(pace, async () => void insert.run('Visitor', 'v@clinic.example', 'Hello'))
  } finally {
    database.close()
  }
}

let posted = 0

export async function postSteadily(url: string, pace: Pace): Promise<number[]> {
  return steadily(pace, async () => {
    posted += 1
    const name = `Visitor ${posted}`
    const form = { name, email: `v${posted}@clinic.example`, message: `Message ${posted}` }
    const answer = await postForm(url, form)
    if (answer?.status !== 200) throw new Error(`Answered with ${answer?.status}`)
  })
}

async function steadily(
  { perSecond, seconds }: Pace,
  work: () => Promise<void>,
): Promise<number[]> {
  const started = performance.now()
  const times: number[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await delay(Math.max(0, started + (count * 1000) / perSecond - performance.now()))
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times
}
