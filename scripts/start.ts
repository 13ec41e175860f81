// `npm start`: builds the site when something it is made of changed, then serves it until stopped, whatever happens.
import { flushCompileCache } from 'node:module'
import { brand } from '@nightdesk/content'
import { runCommand } from './process/command.ts'
import { keepRunning } from './process/keep-running.ts'
import { assertPortIsFree } from './process/ports.ts'
import { localAddress, startServer } from './process/server.ts'
import { settleSettings } from './process/settings.ts'
import { checkEnvFile } from './project/env-file.ts'
import { ensureBuilt } from './site-build/ensure-built.ts'

await runCommand(async () => {
  checkEnvFile(console.log)
  const { config, env } = await settleSettings(process.env)
  const { port, host } = config
  await assertPortIsFree(port, host)
  await ensureBuilt(env)
  let isFirst = true
  return keepRunning({
    say: console.log,
    async start() {
      const server = await startServer({ port, host, env })
      if (server.isReady && isFirst)
        console.log(`${brand.product} is at ${localAddress(port, host)}`)
      if (isFirst) flushCompileCache()
      isFirst = false
      return server
    },
  })
})
