// `npm run build`: makes a release of the sources the current one; nothing to do when nothing changed.
import { runCommand } from './process/command.ts'
import { ensureBuilt } from './site-build/ensure-built.ts'

await runCommand(async () => {
  const wasBuilt = await ensureBuilt(process.env)
  if (!wasBuilt) console.log('The site is up to date.')
  return 0
})
