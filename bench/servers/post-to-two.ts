import { numberedForm, postForm } from '../leads/post-lead.ts'
import { postThroughKills, type KillsOptions, type Posted } from '../leads/post-through-kills.ts'
import type { TwoServers } from './two-servers.ts'

export type PostedToTwo = Posted & {
  /** Answers that were neither an acknowledgment nor a reason to try again. */
  readonly wrong: readonly number[]
}

// From the proxy: nobody answered. From a server: the proxy, or the database, was too slow for now.
const passing = [408, 502, 503]

/** Posts leads through the proxy of two servers, each until it is acknowledged, while trouble is made. */
export async function postToTwo(
  servers: TwoServers,
  options: KillsOptions,
  trouble: (count: number) => Promise<void>,
): Promise<PostedToTwo> {
  const wrong: number[] = []
  const posted = await postThroughKills(options, {
    async post(number) {
      const answer = await postForm(servers.url, numberedForm(number), {
        key: `post-${number}`,
        visitor: visitorOf(number),
      })
      if (answer?.status === 200) return answer.reference
      if (answer && !passing.includes(answer.status)) wrong.push(answer.status)
      return undefined
    },
    kill: trouble,
  })
  return { ...posted, wrong }
}

/** Everybody is somebody else, out of networks of their own. */
function visitorOf(number: number): string {
  return `198.18.${number % 250}.${1 + Math.floor(number / 250)}`
}
