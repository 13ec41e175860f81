import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { pinnedNode, serverEntry } from '../../scripts/project/paths.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'
import { bundlePath } from './stand-in.ts'

export type ConfiguredSite = { readonly url: string; stop(): Promise<void> }

/** The built site under settings of its own. */
export async function startSite(env: Readonly<Record<string, string>>): Promise<ConfiguredSite> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-site-'))
  const url = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    VOICE_CALLS_PER_HOUR: '1000',
    VOICE_CALLS_PER_DAY: '1000',
    ...env,
  }
  const child = spawn(pinnedNode, [serverEntry], {
    env: { ...testEnvironment(process.env), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (!(await waitUntilHealthy(`${url}/readyz`, isOver))) throw new Error('No server')
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const shareKey = 'public-share-key'
export const privateKey = 'private-key-of-the-owner'

/** The settings of somebody whose provider is at this address. */
export function hostedSettings(providerUrl: string): Record<string, string> {
  return {
    VOICE_PROVIDER: 'hosted',
    VOICE_API_URL: providerUrl,
    VOICE_PUBLIC_KEY: shareKey,
    VOICE_API_KEY: privateKey,
    VOICE_ASSISTANT_AIR: 'their-air',
    VOICE_ASSISTANT_HOTELS: 'their-hotels',
    VOICE_ASSISTANT_TRANSPORTATION: 'their-cars',
    VOICE_BUNDLE_URL: providerUrl + bundlePath,
    VOICE_MEDIA_ORIGINS: providerUrl.replace(/^http/, 'ws'),
  }
}
