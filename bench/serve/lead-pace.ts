// What a lead costs the visitor, beside the least that any program must do for it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { numberedForm, type Form } from '../leads/post-lead.ts'
import { openBareStore } from './bare-store.ts'

export type Pace = { readonly perSecond: number; readonly seconds: number }

/** Starts the least program that stores what is posted; in a process of its own, as our server is. */
export async function startBareServer(folder: string) {
  const child = fork(join(import.meta.dirname, 'bare-lead-server.ts'), [folder])
  const ended = once(child, 'exit')
  const [port] = await Promise.race([once(child, 'message'), ended])
  if (child.exitCode !== null) throw new Error('The bare server did not start')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

let posted = 0

/** One after the other at an even pace. */
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

/** The same without a server. */
export async function insertSteadily(folder: string, pace: Pace): Promise<number[]> {
  const insert = openBareStore(folder)
  return steadily(pace, async () => {
    posted += 1
    insert(numberedForm(posted))
  })
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
