import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { numberedForm } from './post-lead.ts'

/** One post over a connection of its own, as a visitor's browser makes it. Resolves to the time it took. */
export async function visit(url: string, number: number): Promise<number> {
  const started = performance.now()
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const post = request(`${url}/api/contact`, { method: 'POST', headers, agent: false })
    post.on('error', reject)
    post.on('response', (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    post.end(JSON.stringify(numberedForm(number)))
  })
  if (status !== 200) throw new Error(`Answered with ${status}`)
  return performance.now() - started
}

/** Visitors who come evenly, whether or not the one before was answered. */
export async function visitSteadily(
  url: string,
  { perSecond, seconds, first }: { perSecond: number; seconds: number; first: number },
): Promise<number[]> {
  const started = performance.now()
  const visits: Promise<number>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const waitMs = started + (count * 1000) / perSecond - performance.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, waitMs)))
    visits.push(visit(url, first + count))
  }
  return Promise.all(visits)
}
