import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../leads/postgres-server.ts'
import { startTwoServers } from './two-servers.ts'
import { createVisitor } from './visitor.ts'

const visitEveryMs = 20
const page = '/api/contact/sent/ND-J3RV-X8FZ'

it('fails no visit while one server after the other is restarted, at fifty a second', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-two-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const servers = await startTwoServers({ dataDir, databaseUrl: postgres.databaseUrl })
  onTestFinished(() => servers.stop())
  const visitor = createVisitor('127.0.0.1', '')
  const over = new AbortController()

  async function visitAll(): Promise<number[]> {
    const visits: Promise<number>[] = []
    while (!over.signal.aborted) {
      visits.push(visitor.ask(servers.url + page).then(({ status }) => status))
      await delay(visitEveryMs)
    }
    return Promise.all(visits)
  }

  const visiting = visitAll()
  await servers.restart(0)
  await servers.restart(1)
  over.abort()

  const statuses = await visiting
  expect(statuses.length).toBeGreaterThan(50)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
