import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from './random.ts'

export type KillsOptions = {
  readonly posts: number
  readonly parallel: number
  readonly kills: number
  readonly seed: number
}

/** What a visitor was told, by the number of the post, and how many posts had to be sent again. */
export type Posted = { readonly acknowledged: readonly string[]; readonly repeats: number }

const tryAgainAfterMs = 50

type Run = {
  /** The reference, or nothing when the post is to be sent again. */
  readonly post: (number: number) => Promise<string | undefined>
  /** Kills a server and has one in its place again. */
  readonly kill: (count: number) => Promise<void>
}

/** Posts leads, each until it is acknowledged, while servers are killed. */
export async function postThroughKills(
  { posts, parallel, kills, seed }: KillsOptions,
  { post, kill }: Run,
): Promise<Posted> {
  const random = seededRandom(seed)
  const acknowledged: string[] = []
  let [next, repeats] = [0, 0]

  async function postUntilAcknowledged(number: number): Promise<void> {
    for (;;) {
      const reference = await post(number)
      if (reference) return void (acknowledged[number] = reference)
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
      const at = Math.floor((count + 0.1 + 0.8 * random()) * (posts / kills))
      while (acknowledged.length < at) await delay(1)
      await kill(count)
    }
  }

  await Promise.all([killSometimes(), ...Array.from({ length: parallel }, postMany)])
  return { acknowledged, repeats }
}
