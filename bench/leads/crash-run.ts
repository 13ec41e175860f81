import { setTimeout as delay } from 'node:timers/promises'
import { startLeadServer, type LeadServerOptions } from './lead-server.ts'
import { numberedForm, postForm } from './post-lead.ts'
import { postThroughKills, type KillsOptions, type Posted } from './post-through-kills.ts'

export type CrashRunOptions = LeadServerOptions & KillsOptions

export type CrashRun = Posted & {
  readonly killedAt: readonly number[]
  readonly stop: () => Promise<void>
}

// What a dead server had sent may still arrive; the next one is not up before that.
const lastWordsMs = 50

/** Posts leads while the server is killed and started again. */
export async function runCrashes(options: CrashRunOptions): Promise<CrashRun> {
  let server = await startLeadServer(options)
  const killedAt: number[] = []

  const posted = await postThroughKills(options, {
    post: (number) => postLead(server.url, number),
    async kill() {
      await server.kill()
      await delay(lastWordsMs)
      killedAt.push(performance.now())
      server = await startLeadServer(options)
    },
  })
  return { ...posted, killedAt, stop: () => server.stop() }
}

/** The reference, or nothing when no answer came. Any other answer is a failure of the run. */
async function postLead(url: string, number: number): Promise<string | undefined> {
  const answer = await postForm(url, numberedForm(number), { key: `post-${number}` })
  if (!answer) return undefined
  if (answer.status !== 200) throw new Error(`Post ${number} was answered with ${answer.status}`)
  return answer.reference
}
