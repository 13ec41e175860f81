// `npm run fonts`: writes the subset faces anew; with `-- --check` it only says whether they are current.
import { exitCode, startChild } from './process/children.ts'
import { runCommand } from './process/command.ts'
import { pinnedNode, siteDir } from './project/paths.ts'

await runCommand(() => {
  const args = process.argv.slice(2)
  return exitCode(
    startChild([pinnedNode, 'build-steps/subset-fonts.ts', ...args], { cwd: siteDir }),
  )
})
