import { setTimeout as delay } from 'node:timers/promises'
import { fetchServed, type Served } from './nginx-files.ts'

const lookEveryMs = 250
const waitMs = 60_000

/**
 * The pages as they will be served for good. A while after its start the server makes the smallest form of each, and has
 * no core to itself until then: neither its bytes nor its times would be those of every other hour.
 */
export async function fetchSettled(url: string, pages: readonly string[]): Promise<Served[]> {
  const fetchAll = () => Promise.all(pages.map((path) => fetchServed(url, path)))
  const until = performance.now() + waitMs
  const first = await fetchAll()
  let now = first
  const isSettled = () => now.every(({ body }, at) => body.length < (first[at]?.body.length ?? 0))
  while (!isSettled() && performance.now() < until) {
    await delay(lookEveryMs)
    now = await fetchAll()
  }
  return now
}
