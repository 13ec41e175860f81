import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/process/ports.ts'
import { runCrashes } from './crash-run.ts'

const posts = 200

it('loses no acknowledged lead and makes none twice when the server is killed three times', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-crash-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()

  const run = await runCrashes({ port, dataDir, posts, parallel: 20, kills: 3, seed: 1 })
  onTestFinished(() => run.stop())
  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  const stored = (await store.list()).map(({ reference }) => reference)

  expect(run.repeats).toBeGreaterThan(0)
  expect(run.acknowledged).toHaveLength(posts)
  expect(stored.sort()).toEqual([...run.acknowledged].sort())
})
