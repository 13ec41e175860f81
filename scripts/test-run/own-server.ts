import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilHealthy } from '../process/health.ts'
import { freePort } from '../process/ports.ts'
import { serverMemory } from '../process/server.ts'
import { pinnedNode, serverEntry } from '../project/paths.ts'
import { testEnvironment } from './environment.ts'

export type OwnServer = {
  readonly url: string
  readonly pid: number | undefined
  /** Whatever it writes, it writes in here. */
  readonly folder: string
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

/** The real server, ready, on a folder and, unless one is given, a port of its own, with these settings and no others. */
export async function startOwnServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<OwnServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-own-'))
  const url = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    TMPDIR: folder,
    ...env,
  }
  const child = spawn(pinnedNode, [serverEntry, ...args], {
    env: { ...serverMemory, ...testEnvironment(process.env), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (!(await waitUntilHealthy(`${url}/readyz`, isOver)))
    throw new Error('The server did not start')
  return {
    url,
    pid: child.pid,
    folder,
    ended: exited,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
