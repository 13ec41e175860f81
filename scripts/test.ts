// `npm test`: every check and every test, cheapest first; `-- unit` or `-- <file>` a part of them. The last line sums up.
import { runCommand } from './process/command.ts'
import { allStages } from './test-run/all-stages.ts'
import { chooseStages } from './test-run/choose-stages.ts'
import { formatCounts } from './test-run/counts.ts'
import { testEnvironment } from './test-run/environment.ts'
import { runStages } from './test-run/run-stages.ts'

await runCommand(async () => {
  const env = testEnvironment(process.env)
  const stages = chooseStages(process.argv.slice(2), (files) => allStages(env, files))
  const counts = await runStages(stages, (line) => console.log(line))
  console.log(formatCounts(counts))
  return counts.failed > 0 ? 1 : 0
})
