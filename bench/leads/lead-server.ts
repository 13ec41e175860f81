import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { pinnedNode, serverEntry } from '../../scripts/project/paths.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'

/** What the server said, in the folder of its leads; a server that comes after another goes on in it. */
export const logFile = 'server.log'

export type LeadServerOptions = {
  readonly port: number
  readonly dataDir: string
  /** The pages to serve, if any. */
  readonly siteDir?: string | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Put before the server's own command, such as `strace`. */
  readonly wrapper?: readonly string[]
}

/** The real server, as one process that can be killed. */
export type LeadServer = {
  readonly url: string
  readonly child: ChildProcess
  /** No farewell: what a power cut or the kernel does. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startLeadServer(options: LeadServerOptions): Promise<LeadServer> {
  const { port, dataDir, siteDir, env = {}, wrapper = [] } = options
  const site = siteDir === undefined ? ['--no-site'] : ['--site', siteDir]
  const [file = pinnedNode, ...args] = [...wrapper, pinnedNode, serverEntry, ...site]
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    VOICE_PROVIDER: 'off',
    CONTACT_RATE_PER_MINUTE: '1000000',
    ...env,
  }
  const log = openSync(join(dataDir, logFile), 'a')
  const child = spawn(file, args, {
    env: { ...testEnvironment(process.env), ...settings },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  if (!(await waitUntilHealthy(`${url}/healthz`, isOver))) {
    // It shares our output: whoever waits for that to end would wait for ever.
    if (!isOver()) await end('SIGKILL')
    throw new Error(`No server at ${url} in time`)
  }
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
