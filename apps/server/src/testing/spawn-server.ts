import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

const entry = resolve(import.meta.dirname, '../server.ts')

export type SpawnedServer = {
  readonly child: ChildProcess
  /** Log lines so far, parsed. */
  readonly logs: Record<string, unknown>[]
  readonly exited: Promise<{ code: number | null; errors: string }>
  /** The port it says it listens on. */
  readonly listening: () => Promise<number>
}

/**
 * The real process, as `npm start` runs it, with nothing of our own environment but what is given. Its log is read
 * unless there is a file descriptor for it, in which case nothing is known of the port either.
 */
export function spawnServer(
  siteDir: string,
  env: Record<string, string> = {},
  log: 'pipe' | number = 'pipe',
  input: 'ignore' | number = 'ignore',
): SpawnedServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-data-'))
  const child = spawn(process.execPath, [entry, '--site', siteDir], {
    env: {
      // What Node has compiled once is half of a start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // The voice takes seconds to load, and only its own test needs it.
      VOICE_PROVIDER: 'off',
      ...env,
    },
    stdio: [input, log, 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const logs: Record<string, unknown>[] = []
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
  // Heard from the beginning: two lines may come at once, and the port is in the second.
  const listening = new Promise<number>((resolve) => {
    const lines = child.stdout && createInterface({ input: child.stdout })
    lines?.on('line', (line) => {
      const entry = JSON.parse(line)
      logs.push(entry)
      if (entry.port !== undefined) resolve(Number(entry.port))
    })
  })

  return {
    child,
    logs,
    exited: once(child, 'exit').then(async ([code]) => ({ code, errors: await errors })),
    listening: () => listening,
  }
}
