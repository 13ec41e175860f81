// `npm run build`: builds the site for the current configuration; nothing to do when nothing changed.
import { readConfig } from '@nightdesk/config'
import { runCommand } from './process/command.ts'
import { ensureBuilt } from './site-build/ensure-built.ts'

await runCommand(async () => {
  readConfig(process.env)
  const wasBuilt = await ensureBuilt(process.env)
  if (!wasBuilt) console.log('The site is up to date.')
  return 0
})
