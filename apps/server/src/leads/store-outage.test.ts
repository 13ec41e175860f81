import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it, onTestFinished } from 'vitest'

import { createFixtureSite, homeHtml } from '../testing/fixture-site.ts'
import { spawnServer } from '../testing/spawn-server.ts'

const body = JSON.stringify({ name: 'Ada Moss', email: 'ada@clinic.example', message: 'Ring.' })

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function startServer(env: Record<string, string>) {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  const server = spawnServer(site.siteDir, env)
  const url = `http://127.0.0.1:${await server.listening()}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'one' }
  return {
    ...server,
    home: async () => (await fetch(url)).text(),
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    ready: async () => (await fetch(`${url}/readyz`)).json(),
    post: () => fetch(`${url}/api/contact`, { method: 'POST', headers, body }),
  }
}

describe('a server whose store cannot be opened', () => {
  it('serves the pages, refuses leads with a way out, and takes them once it can', async () => {
    const blocked = join(await createFolder(), 'file')
    await writeFile(blocked, '')
    const { home, ready, post, logs } = await startServer({ DATA_DIR: join(blocked, 'data') })

    const page = await home()
    const refused = await post()
    const readyBefore = await ready()
    await rm(blocked)

    expect(page).toBe(homeHtml)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ error: 'service_unavailable' })
    expect(readyBefore).toEqual({ status: 'ready', leads: false })
    await expect
      .poll(() => linesOf(logs))
      .toEqual([
        expect.objectContaining({
          level: 'error',
          store: `SQLite in ${join(blocked, 'data/leads.sqlite')}`,
          reason: 'ENOTDIR',
        }),
      ])
    await expect.poll(ready).toEqual({ status: 'ready', leads: true })
    expect((await post()).status).toBe(200)
  })

  it('names a file that is no database, and never writes over it', async () => {
    const dataDir = await createFolder()
    const file = join(dataDir, 'leads.sqlite')
    const text = 'Not a database at all. '.repeat(1_000)
    await writeFile(file, text)
    const { home, post, logs } = await startServer({ DATA_DIR: dataDir })

    const page = await home()
    const refused = await post()

    expect(page).toBe(homeHtml)
    expect(refused.status).toBe(503)
    await expect
      .poll(() => linesOf(logs))
      .toEqual([
        expect.objectContaining({
          store: `SQLite in ${file}`,
          reason: expect.stringMatching(/^not a database/),
        }),
      ])
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it.each([
    ['in a place where no folder can be made', { DATA_DIR: '/proc/nightdesk' }],
    ['that nobody listens for', { DATABASE_URL: 'postgres://desk:MARK@127.0.0.1:9/leads' }],
  ])('starts all the same with a store %s', async (_title, env) => {
    const { home, metrics, ready, post, logs } = await startServer({ ...env, METRICS: 'on' })

    expect(await home()).toBe(homeHtml)
    expect(await metrics()).toContain('\nnightdesk_leads_store_up 0\n')
    expect((await post()).status).toBe(503)
    expect(await ready()).toEqual({ status: 'ready', leads: false })
    expect(JSON.stringify(logs)).not.toContain('MARK')
  })
})

it('says so when the store is lost while it runs, and when it is back', async () => {
  const parent = await createFolder()
  const dataDir = join(parent, 'data')
  const { ready, post, logs } = await startServer({ DATA_DIR: dataDir })
  const taken = await post()
  await rm(dataDir, { recursive: true })
  await writeFile(dataDir, '')

  const refused = await post()
  await expect.poll(ready).toEqual({ status: 'ready', leads: false })
  await rm(dataDir)
  await expect.poll(ready).toEqual({ status: 'ready', leads: true })
  const repeated = await post()

  expect([taken, refused, repeated].map(({ status }) => status)).toEqual([200, 503, 200])
  await expect.poll(() => linesOf(logs)).toEqual([expect.objectContaining({ reason: 'ENOTDIR' })])
})

it('is not ready for leads while every lead is refused, and is again when one could be stored', async () => {
  const dataDir = await createFolder()
  const { ready, post } = await startServer({ DATA_DIR: dataDir })
  const file = new DatabaseSync(join(dataDir, 'leads.sqlite'), { timeout: 5_000 })
  onTestFinished(() => file.close())
  const before = await ready()
  file.exec('ALTER TABLE leads RENAME TO gone')

  const refused = await post()
  await expect.poll(ready).toEqual({ status: 'ready', leads: false })
  file.exec('ALTER TABLE gone RENAME TO leads')
  await expect.poll(ready).toEqual({ status: 'ready', leads: true })

  expect(before).toEqual({ status: 'ready', leads: true })
  expect([refused.status, (await post()).status]).toEqual([503, 200])
})

it('finds out by itself that no lead could be stored', async () => {
  const dataDir = await createFolder()
  const { ready, logs } = await startServer({ DATA_DIR: dataDir })
  const file = new DatabaseSync(join(dataDir, 'leads.sqlite'), { timeout: 5_000 })
  onTestFinished(() => file.close())

  file.exec('ALTER TABLE leads RENAME TO gone')

  await expect.poll(ready).toEqual({ status: 'ready', leads: false })
  await expect.poll(() => linesOf(logs)).toEqual([expect.objectContaining({ reason: 'no tables' })])
})

it('says once that a store that was deleted while it ran is a new one', async () => {
  const dataDir = await createFolder()
  const { post, logs } = await startServer({ DATA_DIR: dataDir })
  await post()
  await rm(dataDir, { recursive: true })

  await expect.poll(async () => (await post()).status).toBe(200)

  const told = () => logs.filter(({ msg }) => String(msg).startsWith('the stored leads are gone'))
  await expect.poll(told).toEqual([
    expect.objectContaining({
      level: 'warn',
      store: `SQLite in ${join(dataDir, 'leads.sqlite')}`,
    }),
  ])
})

// Asked for with patience: a line comes through a pipe and may arrive after the answer it explains.
function linesOf(logs: readonly Record<string, unknown>[]) {
  return logs.filter(({ msg }) => String(msg).startsWith('leads cannot be stored'))
}
