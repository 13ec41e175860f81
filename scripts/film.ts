// `npm run film`: renders the film anew; `-- --frame 12.5 out.png`, `-- --sheet out.png` and `-- --preview` show it.
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { pinnedNode } from './project/paths.ts'

await runCommand(() => {
  return exitCode(startChild([pinnedNode, 'film/render.ts', ...process.argv.slice(2)]))
})
