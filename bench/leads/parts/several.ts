import { runKillOne } from '../../servers/kill-one-run.ts'
import { atLeast, exactly, type Figure } from '../figures.ts'
import { startPostgres } from '../postgres-server.ts'
import { parallel, seed, storedReferences } from './settings.ts'

const posts = 2_000
const kills = 10

/** Two servers behind a proxy, of which one and the other are killed in turn. */
export async function measureSeveralServers(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const { databaseUrl } = postgres
  try {
    const run = await runKillOne({ dataDir, databaseUrl, posts, parallel, kills, seed })
    const stored = await storedReferences(dataDir, databaseUrl)
    const lost = run.acknowledged.filter((reference) => !stored.has(reference)).length
    return [
      exactly('L1', ['acknowledged leads, two servers', run.acknowledged.length], posts),
      exactly('L1', ['of these lost, 10 × kill -9 of one of two', lost], 0),
      exactly('L2', ['rows in the store, two servers', stored.size], posts),
      exactly('L2', ['answered wrongly, two servers', run.wrong.length], 0),
      atLeast('L2', ['posts repeated with their key, two servers', run.repeats], 1),
    ]
  } finally {
    await postgres.stop()
  }
}
