import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../process/ports.ts'
import { waitUntilHealthy } from '../process/health.ts'
import { pinnedNode, serverEntry } from '../project/paths.ts'
import { testEnvironment } from '../test-run/environment.ts'

export type VoiceServer = {
  readonly url: string
  readonly pid: number | undefined
  readonly udpPort: number
  stop(): Promise<void>
}

/** The real server without pages, its voice ready, and generous to a caller who calls again and again. */
export async function startVoiceServer(
  env: Readonly<Record<string, string>> = {},
): Promise<VoiceServer> {
  const port = await freePort()
  const udpPort = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-voice-'))
  const url = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    VOICE_CALLS_PER_HOUR: '10000',
    VOICE_CALLS_PER_DAY: '10000',
    VOICE_UDP_PORT: String(udpPort),
    // Callers say where they come from, so that several can call at once.
    TRUST_PROXY: '127.0.0.1,::1',
    ...env,
  }
  const child = spawn(pinnedNode, [serverEntry, '--no-site'], {
    env: { ...testEnvironment(process.env), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (!(await waitUntilHealthy(`${url}/readyz`, isOver))) throw new Error('No server with a voice')
  return {
    url,
    pid: child.pid,
    udpPort,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
