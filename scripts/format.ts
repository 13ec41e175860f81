// `npm run format`: puts every file into the project's format.
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { pinnedNode, toolPath } from './project/paths.ts'

await runCommand(() => {
  return exitCode(
    startChild([pinnedNode, toolPath('prettier'), '--write', '--log-level=warn', '.']),
  )
})
