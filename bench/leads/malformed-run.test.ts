import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/process/ports.ts'
import { startLeadServer } from './lead-server.ts'
import { runMalformed } from './malformed-run.ts'

it('refuses four hundred malformed bodies and takes every good one between', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-malformed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startLeadServer({ port: await freePort(), dataDir })
  onTestFinished(() => server.stop())

  const run = await runMalformed(server.url, 400, 1)

  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  expect(run.wrong).toEqual([])
  expect(server.child.exitCode).toBeNull()
  expect((await store.list()).map(({ reference }) => reference).sort()).toEqual(
    [...run.references].sort(),
  )
})
