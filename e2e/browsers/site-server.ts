import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startOwnServer } from '../../scripts/test-run/own-server.ts'
import { startStandIn } from '../outside/stand-in.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string
    /** The site again, where visits are counted and no lead can be stored. */
    readonly troubledSiteUrl: string
  }
}

type Stop = () => Promise<void>

/** The built site, for all browsers together. */
export async function setup(project: TestProject): Promise<Stop> {
  const stops = await Promise.all([startSite(project), startTroubledSite(project)])
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function startSite(project: TestProject): Promise<Stop> {
  const server = await startOwnServer({
    CONTACT_RATE_PER_MINUTE: '1000',
    // All of them call from one address.
    VOICE_CALLS_PER_ADDRESS: '12',
    VOICE_CALLS_PER_HOUR: '200',
    VOICE_MAX_CALLS: '12',
  })
  project.provide('siteUrl', server.url)
  return () => server.stop()
}

async function startTroubledSite(project: TestProject): Promise<Stop> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-troubled-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const tagManager = await startStandIn(() => {
    return { type: 'text/javascript', body: 'window.isCounted = true' }
  })
  const server = await startOwnServer({
    LOG_LEVEL: 'fatal',
    VOICE_PROVIDER: 'off',
    CONTACT_RATE_PER_MINUTE: '1000',
    TAG_MANAGER_ID: 'GTM-ABC1234',
    TAG_MANAGER_URL: tagManager.url,
    // A folder cannot be made in a file.
    DATA_DIR: join(file, 'data'),
  })
  project.provide('troubledSiteUrl', server.url)
  return async () => {
    await server.stop()
    await tagManager.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
