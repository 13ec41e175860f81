import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { pinnedNode, serverEntry } from '../../scripts/project/paths.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'

export type SiteServer = { readonly url: string; readonly stop: () => Promise<void> }

/** The built site on a port of its own, with these settings and no others. */
export async function startSite(env: Readonly<Record<string, string>>): Promise<SiteServer> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-outside-'))
  const url = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    VOICE_PROVIDER: 'off',
    CONTACT_RATE_PER_MINUTE: '1000',
    ...env,
  }
  const child = spawn(pinnedNode, [serverEntry], {
    env: { ...testEnvironment(process.env), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (!(await waitUntilHealthy(`${url}/readyz`, isOver))) throw new Error('The site did not start')
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
