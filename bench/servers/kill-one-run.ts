import type { KillsOptions } from '../leads/post-through-kills.ts'
import { postToTwo, type PostedToTwo } from './post-to-two.ts'
import { startTwoServers, type TwoServersOptions } from './two-servers.ts'

/** Posts leads through the proxy while one of the two servers, and then the other, is killed again and again. */
export async function runKillOne(options: TwoServersOptions & KillsOptions): Promise<PostedToTwo> {
  const servers = await startTwoServers(options)
  try {
    return await postToTwo(servers, options, async (count) => {
      await servers.kill(count % 2)
      await servers.revive(count % 2)
    })
  } finally {
    await servers.stop()
  }
}
