import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { switchTo } from '../../scripts/site-build/releases.ts'
import { startPostgres } from '../leads/postgres-server.ts'
import { missingPrograms, startProxy } from './proxy-programs.ts'
import { makeSmallRelease } from './small-release.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const visitEveryMs = 20
const scriptShape = /\/assets\/app-(\w+)\.js/

type Visit = { readonly release: string; readonly statuses: readonly number[] }

/** Two servers of an old release, and a new one that stands beside it. */
async function startBeforeDeploy() {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-two-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const build = join(folder, 'build')
  switchTo(build, makeSmallRelease(build, 'old'))
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const { databaseUrl } = postgres
  const siteDir = join(build, 'current', 'client')
  const servers = await startTwoServers({ dataDir: folder, databaseUrl, siteDir })
  onTestFinished(() => servers.stop())
  return { folder, servers, switchToNew: () => switchTo(build, makeSmallRelease(build, 'new')) }
}

/** nginx as in `deploy/`, or the least that does its work where it is not installed. */
async function openTo(servers: TwoServers, folder: string) {
  if (missingPrograms('nginx').length > 0) return { url: servers.url, authority: '' }
  const proxy = await startProxy('nginx', servers.ports, join(folder, 'nginx'))
  onTestFinished(() => proxy.stop())
  return proxy
}

/** A page, and then its program, which the other server may be asked for. */
async function visit(visitor: Visitor, url: string): Promise<Visit> {
  const page = await visitor.ask(`${url}/`)
  const [script = '', release = ''] = scriptShape.exec(page.content) ?? []
  const program = await visitor.ask(url + script)
  return { release, statuses: [page.status, program.status] }
}

async function visitUntil(over: AbortSignal, visitOnce: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  while (!over.aborted) {
    visits.push(visitOnce())
    await delay(visitEveryMs)
  }
  return Promise.all(visits)
}

it('fails no visit while two servers are brought to a new release, at fifty a second', async () => {
  const { folder, servers, switchToNew } = await startBeforeDeploy()
  const { url, authority } = await openTo(servers, folder)
  const visitor = createVisitor('127.0.0.1', authority)
  const over = new AbortController()

  const visiting = visitUntil(over.signal, () => visit(visitor, url))
  switchToNew()
  await servers.restart(0)
  await servers.restart(1)
  over.abort()

  const visits = await visiting
  expect(visits.length).toBeGreaterThan(50)
  expect(visits.filter(({ statuses }) => statuses.some((status) => status !== 200))).toEqual([])
  expect(new Set(visits.map(({ release }) => release))).toEqual(new Set(['old', 'new']))
  expect((await visit(visitor, url)).release).toBe('new')
  expect((await visitor.ask(`${url}/assets/app-old.js`)).status).toBe(200)
})
