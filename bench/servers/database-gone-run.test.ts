import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { storedReferences } from '../leads/parts/settings.ts'
import { startPostgres } from '../leads/postgres-server.ts'
import { runDatabaseGone } from './database-gone-run.ts'

const posts = 200
// `npm run bench -- leads /several` lets it be gone for thirty seconds.
const goneMs = 4_000

it('loses no acknowledged lead and makes none twice when the database is gone for a while', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-two-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())

  const run = await runDatabaseGone({ dataDir, postgres, posts, parallel: 20, seed: 1, goneMs })
  const stored = await storedReferences(dataDir, postgres.databaseUrl)

  expect(run.wrong).toEqual([])
  expect(run.alive).toBe(2)
  expect(run.repeats).toBeGreaterThan(0)
  expect(run.acknowledged).toHaveLength(posts)
  expect([...stored].sort()).toEqual([...run.acknowledged].sort())
})
