import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

const entry = resolve(import.meta.dirname, '../server.ts')

export type SpawnedServer = {
  readonly child: ChildProcess
  readonly exited: Promise<{ code: number | null; errors: string }>
  /** The port it says it listens on. */
  listening(): Promise<number>
}

/** The real process, as `npm start` runs it, with nothing of our own environment but what is given. */
export function spawnServer(siteDir: string, env: Record<string, string> = {}): SpawnedServer {
  const child = spawn(process.execPath, [entry, '--site', siteDir], {
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const errors = text(child.stderr)

  return {
    child,
    exited: once(child, 'exit').then(async ([code]) => ({ code, errors: await errors })),
    async listening() {
      const [line] = (await once(lines, 'line')) as [string]
      return Number(JSON.parse(line).port)
    },
  }
}
