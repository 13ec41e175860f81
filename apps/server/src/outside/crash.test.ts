import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { breakBySignal } from '../testing/break-by-signal.ts'
import { createFixtureSite, fixtureManifest } from '../testing/fixture-site.ts'
import { spawnServer } from '../testing/spawn-server.ts'

async function siteWithHeads(): Promise<string> {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  for (const file of ['index', 'products/index', 'products/aisa/index', '404']) {
    await site.write(`${file}.html`, '<head></head>')
  }
  const extras = {
    tagManager: '/assets/a.js',
    errorReports: '/assets/b.js',
    voiceWidget: '/assets/c.js',
  }
  await site.write('../pages.json', JSON.stringify({ ...fixtureManifest, extras }))
  return site.siteDir
}

/** A service that hears reports; a mute one never answers. */
async function startService(isMute = false) {
  const heard: string[] = []
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push(await text(request))
    if (!isMute) response.end('{}')
  }
  const service = createServer((request, response) => void hear(request, response))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo
  return { heard, dsn: `http://key@127.0.0.1:${port}/1` }
}

async function crash(dsn: string) {
  const env = { ERROR_REPORT_DSN: dsn, ...breakBySignal }
  const server = spawnServer(await siteWithHeads(), env)
  await server.listening()
  const brokenAt = performance.now()
  server.child.kill('SIGUSR2')
  const { code } = await server.exited
  return { code, ms: performance.now() - brokenAt }
}

it('a crash is reported before the process ends', async () => {
  const { heard, dsn } = await startService()

  const { code } = await crash(dsn)

  expect(code).toBe(1)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toContain('"level":"fatal"')
  expect(heard[0]).toContain('crashed for [email]')
  expect(heard[0]).not.toContain('ada@')
})

it('a crash does not wait for a service that does not answer', async () => {
  const { heard, dsn } = await startService(true)

  const { code, ms } = await crash(dsn)

  expect(code).toBe(1)
  expect(heard).toHaveLength(1)
  expect(ms).toBeLessThan(6_000)
})
