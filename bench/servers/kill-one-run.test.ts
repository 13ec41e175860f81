import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../leads/postgres-server.ts'
import { runKillOne } from './kill-one-run.ts'

const posts = 300

it('loses no acknowledged lead and makes none twice when one of two servers is killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-two-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const { databaseUrl } = postgres

  const run = await runKillOne({ dataDir, databaseUrl, posts, parallel: 20, kills: 2, seed: 1 })
  const store = await openLeadStore({ dataDir, databaseUrl })
  onTestFinished(() => store.close())
  const stored = (await store.list()).map(({ reference }) => reference)

  expect(run.wrong).toEqual([])
  expect(run.acknowledged).toHaveLength(posts)
  expect(stored.sort()).toEqual([...run.acknowledged].sort())
})
