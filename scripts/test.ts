// `npm test`: every check and every test, cheapest first; the last line sums them up.
import { runCommand } from './process/command.ts'
import { allSteps } from './test-run/all-steps.ts'
import { formatCounts } from './test-run/counts.ts'
import { testEnvironment } from './test-run/environment.ts'
import { runSteps } from './test-run/run-steps.ts'

await runCommand(async () => {
  const env = testEnvironment(process.env)
  const counts = await runSteps(allSteps(env), (line) => console.log(line))
  console.log(formatCounts(counts))
  return counts.failed > 0 ? 1 : 0
})
