import { setTimeout as delay } from 'node:timers/promises'
import { startLeadServer, type LeadServerOptions } from './lead-server.ts'
import type { PostgresServer } from './postgres-server.ts'
import { numberedForm, postForm } from './post-lead.ts'
import { seededRandom } from './random.ts'

export type RestartRunOptions = LeadServerOptions & {
  readonly postgres: PostgresServer
  readonly restarts: number
  readonly parallel: number
  readonly seed: number
}

export type RestartRun = {
  /** What a visitor was told, by the number of the post. */
  readonly acknowledged: ReadonlyMap<number, string>
  /** Posts that ended in another reference than the first time their key was acknowledged. */
  readonly changed: number
  readonly refused: number
  /** Answers of no known kind, and posts that got none. */
  readonly wrong: readonly string[]
  readonly slowestMs: number
  readonly isAlive: boolean
  readonly stop: () => Promise<void>
}

const faults = ['fast', 'immediate', 'killed', 'frozen'] as const
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const
const tryAgainAfterMs = 100
const [shortestMs, longestMs] = [200, 3_000]

/** Posts leads, each until it is acknowledged, while their database is ended, killed and frozen under the server. */
export async function runRestarts(options: RestartRunOptions): Promise<RestartRun> {
  const { postgres, parallel } = options
  const server = await startLeadServer({
    ...options,
    env: { ...options.env, DATABASE_URL: postgres.databaseUrl },
  })
  const acknowledged = new Map<number, string>()
  const wrong: string[] = []
  let [next, refused, changed, slowestMs] = [0, 0, 0, 0]
  const calm = new AbortController()

  const isAlive = () => server.child.exitCode === null && server.child.signalCode === null

  async function postOnce(number: number): Promise<string | undefined> {
    const started = performance.now()
    const answer = await postForm(server.url, numberedForm(number), { key: `post-${number}` })
    slowestMs = Math.max(slowestMs, performance.now() - started)
    if (answer?.status === 200) return answer.reference
    if (answer?.status === 503) refused += 1
    else wrong.push(`post ${number}: ${answer ? answer.status : 'no answer'}`)
    return undefined
  }

  async function postUntilAcknowledged(number: number): Promise<void> {
    while (isAlive()) {
      const reference = await postOnce(number)
      if (reference) {
        acknowledged.set(number, reference)
        return
      }
      await delay(tryAgainAfterMs)
    }
  }

  /** Each is sent once more afterwards: its key must lead to the same row. */
  async function postMany(): Promise<void> {
    while (!calm.signal.aborted && isAlive()) {
      const number = next
      next += 1
      await postUntilAcknowledged(number)
      const again = await postOnce(number)
      if (again && again !== acknowledged.get(number)) changed += 1
    }
  }

  const disturbed = disturb(options, isAlive).then(() => calm.abort())
  await Promise.all([disturbed, ...Array.from({ length: parallel }, postMany)])
  return {
    acknowledged,
    changed,
    refused,
    wrong,
    slowestMs,
    isAlive: isAlive(),
    stop: () => server.stop(),
  }
}

async function disturb(options: RestartRunOptions, isAlive: () => boolean): Promise<void> {
  const { postgres, restarts, seed } = options
  const random = seededRandom(seed)
  const between = (least: number, most: number) => least + (most - least) * random()

  async function restart(signal: NodeJS.Signals): Promise<void> {
    await postgres.end(signal)
    await delay(between(0, longestMs / 2))
    await postgres.start()
  }

  for (let count = 0; count < restarts && isAlive(); count += 1) {
    await delay(between(shortestMs, longestMs / 2))
    const fault = faults[count % faults.length] ?? 'fast'
    if (fault === 'frozen') await postgres.freeze(between(shortestMs, longestMs))
    else await restart(signals[fault])
  }
  await delay(longestMs)
}
