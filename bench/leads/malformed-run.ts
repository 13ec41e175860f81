import { numberedForm } from './post-lead.ts'
import { malformedPosts } from './malformed-bodies.ts'

export type MalformedRun = {
  /** How many were answered with each status. */
  readonly statuses: Readonly<Record<number, number>>
  /** What was answered with anything but a refusal. */
  readonly wrong: readonly string[]
  readonly slowestMs: number
  /** References of the good posts in between. */
  readonly references: readonly string[]
}

const refusals = new Set([400, 413, 415, 422])
const goodEvery = 50

/** Sends malformed bodies one after the other, and a good one now and then. */
export async function runMalformed(
  url: string,
  count: number,
  seed: number,
): Promise<MalformedRun> {
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  const references: string[] = []
  let slowestMs = 0
  let number = 0

  for (const { kind, type, body } of malformedPosts(count, seed)) {
    const started = performance.now()
    const { status } = await post(url, type, body)
    slowestMs = Math.max(slowestMs, performance.now() - started)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (!refusals.has(status)) wrong.push(`${kind}: ${status}`)
    number += 1
    if (number % goodEvery === 0) references.push(await postGood(url, number))
  }
  return { statuses, wrong, slowestMs, references }
}

async function postGood(url: string, number: number): Promise<string> {
  const body = Buffer.from(JSON.stringify(numberedForm(number)))
  const { status, text } = await post(url, 'application/json', body)
  if (status !== 200) throw new Error(`A good post was answered with ${status}`)
  return (JSON.parse(text) as { reference: string }).reference
}

async function post(url: string, type: string, body: Buffer) {
  const headers = { 'content-type': type, accept: 'application/json' }
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  return { status: response.status, text: await response.text() }
}
