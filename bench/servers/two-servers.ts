import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/process/ports.ts'
import { startLeadServer, type LeadServer } from '../leads/lead-server.ts'
import { startRoundRobin } from './round-robin.ts'

export type TwoServersOptions = {
  readonly dataDir: string
  readonly databaseUrl: string
  /** The pages of both; a link is followed anew at each start. */
  readonly siteDir?: string
  readonly env?: Readonly<Record<string, string>>
}

const names = ['a', 'b'] as const

/** Two servers of one database, known to each other by a secret, and a proxy that sends each request to the next. */
export async function startTwoServers(options: TwoServersOptions) {
  const { dataDir, databaseUrl, siteDir, env } = options
  const targets = await Promise.all(names.map(async (name) => ({ name, port: await freePort() })))
  const proxy = await startRoundRobin(targets)

  function start({ name, port }: (typeof targets)[number]): Promise<LeadServer> {
    const folder = join(dataDir, name)
    mkdirSync(folder, { recursive: true })
    const shared = {
      DATABASE_URL: databaseUrl,
      SHARED_SECRET: 'known to the servers alone',
      SERVER_NAME: name,
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '127.0.0.1',
    }
    return startLeadServer({ port, dataDir: folder, siteDir, env: { ...shared, ...env } })
  }

  const started = await Promise.allSettled(targets.map(start))
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    proxy.stop()
    await Promise.all(servers.map((server) => server.kill()))
    throw failed.reason
  }
  async function revive(index: number): Promise<void> {
    const target = targets[index]
    if (target) servers[index] = await start(target)
  }
  const portOf = (index: number) => targets[index]?.port ?? 0
  return {
    url: proxy.url,
    ports: [portOf(0), portOf(1)] as const,
    /** Their own addresses, past the proxy. */
    urls: servers.map(({ url }) => url),
    /** As a power cut would; the proxy goes on with the other. */
    kill: (index: number) => servers[index]?.kill(),
    /** As a deploy does. */
    async restart(index: number) {
      await servers[index]?.stop()
      await revive(index)
    },
    revive,
    async stop() {
      proxy.stop()
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>
