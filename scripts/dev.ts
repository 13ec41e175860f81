// `npm run dev`: the site with hot reload, and a server that starts again when its code changed, behind one address.
import { once } from 'node:events'
import { relative } from 'node:path'
import type { Config } from '@nightdesk/config'
import { brand } from '@nightdesk/content'
import { createServer, type ViteDevServer } from 'vite'
import { startRestartingServer, type RestartingServer } from './dev/restarting-server.ts'
import { isServerSource, isWordsSource, watchedFolders } from './dev/server-sources.ts'
import { stopSignal } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { waitUntilHealthy } from './process/health.ts'
import { assertPortIsFree, freePort } from './process/ports.ts'
import { localAddress, serverCommand } from './process/server.ts'
import { settleSettings } from './process/settings.ts'
import { rootDir, siteDir } from './project/paths.ts'

const apiHost = '127.0.0.1'
// Vite hears of a change at the same time and drops what it knew of the file.
const viteReadsMs = 50

await runCommand(async () => {
  const { config } = await settleSettings(process.env)
  await assertPortIsFree(config.port, config.host)
  const apiPort = await freePort()
  const apiTarget = localAddress(apiPort, apiHost)
  const server = startApi(config, apiPort)
  const site = await startSite(config, apiTarget)
  followChanges(server, site)
  if (await waitUntilHealthy(`${apiTarget}/healthz`, () => stopSignal.aborted || server.isOver())) {
    console.log(`${brand.product} is at ${localAddress(config.port, config.host)}, with hot reload`)
  }
  if (!stopSignal.aborted) await once(stopSignal, 'abort')
  await site.close()
  return 0
})

function startApi(config: Config, port: number): RestartingServer {
  const { publicUrl, isPublicUrlAssumed } = config
  // An address that is only assumed stays so: the site may be asked for by another one of this machine.
  const settings = isPublicUrlAssumed ? {} : { PUBLIC_URL: publicUrl }
  return startRestartingServer({
    command: [...serverCommand, '--no-site'],
    env: { ...process.env, ...settings, PORT: String(port), HOST: apiHost },
    say: (line) => console.log(line),
  })
}

/** The site's own Vite configuration passes what is not a page on to `NIGHTDESK_API_TARGET`. */
async function startSite({ port, host }: Config, apiTarget: string): Promise<ViteDevServer> {
  process.env.NODE_ENV = 'development'
  process.env.NIGHTDESK_API_TARGET = apiTarget
  // Both React Router's and Tailwind's plugins take the working folder for the site's.
  process.chdir(siteDir)
  const vite = await createServer({
    root: siteDir,
    mode: 'development',
    logLevel: 'warn',
    server: { port, host, strictPort: true },
  })
  await vite.listen()
  return vite
}

/**
 * Pages get their words as data, which hot reload does not fetch anew: the page is loaded again. Node's own `--watch`
 * would start the server again at every word, and its messages to the server's threads are taken for answers of theirs.
 */
function followChanges(server: RestartingServer, { watcher, ws }: ViteDevServer): void {
  watcher.add(watchedFolders(rootDir))
  watcher.on('all', (_event, file) => {
    if (isServerSource(rootDir, file)) server.restart(relative(rootDir, file))
    if (isWordsSource(rootDir, file))
      setTimeout(() => ws.send({ type: 'full-reload' }), viteReadsMs)
  })
}
