// What a lead costs the visitor, beside the least that any program must do for it: one row, flushed to the disk.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { numberedForm, type Form } from '../leads/post-lead.ts'

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
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    return await steadily(pace, async () => {
      posted += 1
      const status = await post(`${url}/api/contact`, numberedForm(posted), agent)
      if (status !== 200) throw new Error(`Answered with ${status}`)
    })
  } finally {
    agent.destroy()
  }
}

/** With the least that a client can do: `fetch` alone takes longer than what is measured. */
async function post(url: string, form: Form, agent: Agent): Promise<number | undefined> {
  const body = JSON.stringify(form)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request(url, { agent, method: 'POST', headers }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
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
