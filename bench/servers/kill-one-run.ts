import { numberedForm, postForm } from '../leads/post-lead.ts'
import { postThroughKills, type KillsOptions, type Posted } from '../leads/post-through-kills.ts'
import { startTwoServers, type TwoServersOptions } from './two-servers.ts'

export type KillOneOptions = TwoServersOptions & KillsOptions

export type KillOneRun = Posted & {
  /** Answers that were neither an acknowledgment nor a reason to try again. */
  readonly wrong: readonly number[]
}

// From the proxy: nobody answered. From a server: the proxy, or the database, was too slow for now.
const passing = [408, 502, 503]

/** Posts leads through the proxy while one of the two servers, and then the other, is killed again and again. */
export async function runKillOne(options: KillOneOptions): Promise<KillOneRun> {
  const servers = await startTwoServers(options)
  const wrong: number[] = []
  try {
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
      async kill(count) {
        await servers.kill(count % 2)
        await servers.revive(count % 2)
      },
    })
    return { ...posted, wrong }
  } finally {
    await servers.stop()
  }
}

/** Everybody is somebody else, out of networks of their own. */
function visitorOf(number: number): string {
  return `198.18.${number % 250}.${1 + Math.floor(number / 250)}`
}
