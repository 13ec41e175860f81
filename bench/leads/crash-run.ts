import { setTimeout as delay } from 'node:timers/promises'
import { startLeadServer, type LeadServerOptions } from './lead-server.ts'
import { numberedForm, postForm } from './post-lead.ts'
import { seededRandom } from './random.ts'

export type CrashRunOptions = LeadServerOptions & {
  readonly posts: number
  readonly parallel: number
  readonly kills: number
  readonly seed: number
}

export type CrashRun = {
  /** What a visitor was told, by the number of the post. */
  readonly acknowledged: readonly string[]
  /** How many posts had to be sent again. */
  readonly repeats: number
  readonly killedAt: readonly number[]
  readonly stop: () => Promise<void>
}

const tryAgainAfterMs = 50
// What a dead server had sent may still arrive; the next one is not up before that.
const lastWordsMs = 50

/** Posts leads, each until it is acknowledged, while the server is killed and started again. */
export async function runCrashes(options: CrashRunOptions): Promise<CrashRun> {
  const { posts, parallel, kills, seed } = options
  const random = seededRandom(seed)
  const acknowledged: string[] = []
  let server = await startLeadServer(options)
  const killedAt: number[] = []
  let repeats = 0
  let next = 0

  async function postUntilAcknowledged(number: number): Promise<void> {
    for (;;) {
      const reference = await postLead(server.url, number)
      if (reference) {
        acknowledged[number] = reference
        return
      }
      repeats += 1
      await delay(tryAgainAfterMs)
    }
  }

  async function postMany(): Promise<void> {
    while (next < posts) {
      next += 1
      await postUntilAcknowledged(next - 1)
    }
  }

  /** Each kill at a random moment of its own share of the run. */
  async function killSometimes(): Promise<void> {
    for (let count = 0; count < kills; count += 1) {
      const share = posts / kills
      const at = Math.floor((count + 0.1 + 0.8 * random()) * share)
      while (acknowledged.length < at) await delay(1)
      await server.kill()
      await delay(lastWordsMs)
      killedAt.push(performance.now())
      server = await startLeadServer(options)
    }
  }

  await Promise.all([killSometimes(), ...Array.from({ length: parallel }, postMany)])
  return { acknowledged, repeats, killedAt, stop: () => server.stop() }
}

/** The reference, or nothing when no answer came. Any other answer is a failure of the run. */
async function postLead(url: string, number: number): Promise<string | undefined> {
  const answer = await postForm(url, numberedForm(number), `post-${number}`)
  if (!answer) return undefined
  if (answer.status !== 200) throw new Error(`Post ${number} was answered with ${answer.status}`)
  return answer.reference
}
