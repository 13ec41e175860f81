import { setTimeout as delay } from 'node:timers/promises'
import { answers } from '../../scripts/process/health.ts'
import type { KillsOptions } from '../leads/post-through-kills.ts'
import type { PostgresServer } from '../leads/postgres-server.ts'
import { postToTwo, type PostedToTwo } from './post-to-two.ts'
import { startTwoServers } from './two-servers.ts'

type DatabaseGoneOptions = Omit<KillsOptions, 'kills'> & {
  readonly dataDir: string
  readonly postgres: PostgresServer
  readonly goneMs: number
}

export type DatabaseGoneRun = PostedToTwo & {
  /** How many of the two answered at the end of the time without a database. */
  readonly alive: number
}

/** Posts leads to two servers while their database is not there for a while. */
export async function runDatabaseGone(options: DatabaseGoneOptions): Promise<DatabaseGoneRun> {
  const { postgres, dataDir, goneMs } = options
  const servers = await startTwoServers({ dataDir, databaseUrl: postgres.databaseUrl })
  let alive = 0
  try {
    const posted = await postToTwo(servers, { ...options, kills: 1 }, async () => {
      await postgres.end('SIGINT')
      await delay(goneMs)
      const healths = await Promise.all(servers.urls.map((url) => answers(`${url}/healthz`)))
      alive = healths.filter(Boolean).length
      await postgres.start()
    })
    return { ...posted, alive }
  } finally {
    await servers.stop()
  }
}
