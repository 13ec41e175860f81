import { join } from 'node:path'
import { runDatabaseGone } from '../../servers/database-gone-run.ts'
import { runKillOne } from '../../servers/kill-one-run.ts'
import { atLeast, exactly, type Figure } from '../figures.ts'
import { startPostgres } from '../postgres-server.ts'
import { parallel, seed, storedReferences } from './settings.ts'

const posts = 2_000
const kills = 10

const goneMs = 30_000
const postsMeanwhile = 500

/** Two servers behind a proxy: one and the other are killed in turn, and their database is gone for half a minute. */
export async function measureSeveralServers(dataDir: string): Promise<Figure[]> {
  const [killed, gone] = [join(dataDir, 'killed'), join(dataDir, 'gone')]
  return [...(await measureKills(killed)), ...(await measureDatabaseGone(gone))]
}

async function measureKills(dataDir: string): Promise<Figure[]> {
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

async function measureDatabaseGone(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const settings = { dataDir, postgres, parallel, seed, goneMs, posts: postsMeanwhile }
    const run = await runDatabaseGone(settings)
    const stored = await storedReferences(dataDir, postgres.databaseUrl)
    const lost = run.acknowledged.filter((reference) => !stored.has(reference)).length
    return [
      exactly('L24', ['of two servers alive after 30 s without PostgreSQL', run.alive], 2),
      exactly('L24', ['acknowledged leads, 30 s without', run.acknowledged.length], postsMeanwhile),
      exactly('L24', ['of these lost, 30 s without', lost], 0),
      exactly('L24', ['rows in the store, 30 s without', stored.size], postsMeanwhile),
      exactly('L24', ['answered wrongly, 30 s without', run.wrong.length], 0),
      atLeast('L24', ['posts repeated with their key, 30 s without', run.repeats], 1),
    ]
  } finally {
    await postgres.stop()
  }
}
