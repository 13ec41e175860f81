import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/process/ports.ts'
import { startPostgres } from './postgres-server.ts'
import { runRestarts } from './restart-run.ts'

it('outlives a database that is restarted, killed and frozen, and loses no acknowledged lead', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-restart-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const { databaseUrl } = postgres
  const port = await freePort()

  const run = await runRestarts({ port, dataDir, postgres, restarts: 4, parallel: 20, seed: 1 })
  onTestFinished(() => run.stop())
  const store = await openLeadStore({ dataDir, databaseUrl })
  onTestFinished(() => store.close())
  const stored = (await store.list()).map(({ reference }) => reference)

  expect(run.isAlive).toBe(true)
  expect(run.wrong).toEqual([])
  expect(run.refused).toBeGreaterThan(0)
  expect(run.changed).toBe(0)
  expect(stored.sort()).toEqual([...run.acknowledged.values()].sort())
  expect(run.slowestMs).toBeLessThan(3_000)
})
