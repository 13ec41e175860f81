// `npm run dev`: the site with hot reload and a server that restarts on change, behind one address.
import type { Config } from '@nightdesk/config'
import { createServer } from 'vite'
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { waitUntilHealthy } from './process/health.ts'
import { assertPortIsFree, freePort } from './process/ports.ts'
import { localAddress } from './process/server.ts'
import { settleSettings } from './process/settings.ts'
import { pinnedNode, serverEntry, siteDir } from './project/paths.ts'

const apiHost = '127.0.0.1'

await runCommand(async () => {
  const { config } = await settleSettings(process.env)
  await assertPortIsFree(config.port, config.host)
  const apiPort = await freePort()
  const server = startApi(config, apiPort)
  const ended = exitCode(server)
  const isOver = () => server.exitCode !== null || server.signalCode !== null
  const apiTarget = localAddress(apiPort, apiHost)
  const stopSite = await startSite(config, apiTarget)
  if (await waitUntilHealthy(`${apiTarget}/healthz`, isOver)) {
    console.log(`Nightdesk is at ${localAddress(config.port, config.host)}, with hot reload`)
  }
  const code = await ended
  await stopSite()
  return code
})

function startApi(config: Config, port: number) {
  const { publicUrl, isPublicUrlAssumed } = config
  // An address that is only assumed stays so: the site may be asked for by another one of this machine.
  const settings = isPublicUrlAssumed ? {} : { PUBLIC_URL: publicUrl }
  const env = { ...process.env, ...settings, PORT: String(port), HOST: apiHost }
  return startChild([pinnedNode, '--watch-preserve-output', '--watch', serverEntry, '--no-site'], {
    env,
  })
}

/** The site's own Vite configuration passes what is not a page on to `NIGHTDESK_API_TARGET`. */
async function startSite({ port, host }: Config, apiTarget: string): Promise<() => Promise<void>> {
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
  return () => vite.close()
}
