import { freePort } from '../../../scripts/process/ports.ts'
import budgets from '../../budgets.json' with { type: 'json' }
import { atLeast, atMost, exactly, told, type Figure } from '../figures.ts'
import { startPostgres } from '../postgres-server.ts'
import { runRestarts } from '../restart-run.ts'
import { parallel, seed, storedReferences } from './settings.ts'

const restarts = 40
const { leads: budget } = budgets

export async function measureRestarts(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const port = await freePort()
    const run = await runRestarts({ port, dataDir, postgres, restarts, parallel, seed })
    if (run.isAlive) await run.stop()
    const stored = await storedReferences(dataDir, postgres.databaseUrl)
    const references = [...run.acknowledged.values()]
    for (const line of run.wrong.slice(0, 10)) console.log(line)
    return [
      exactly('L24', [`alive after ${restarts} faults of PostgreSQL`, Number(run.isAlive)], 1),
      told('L24', ['leads acknowledged meanwhile', references.length]),
      atLeast('L24', ['posts answered with 503', run.refused], 1),
      exactly('L24', ['answered otherwise, or not at all', run.wrong.length], 0),
      exactly('L24', ['acknowledged and lost', countMissing(references, stored)], 0),
      exactly('L24', ['rows more than acknowledged', stored.size - references.length], 0),
      exactly('L24', ['repeats that got another reference', run.changed], 0),
      atMost('L24', ['slowest answer, ms', run.slowestMs], budget.outageAnswerMs),
    ]
  } finally {
    await postgres.stop()
  }
}

function countMissing(references: readonly string[], stored: ReadonlySet<string>): number {
  return references.filter((reference) => !stored.has(reference)).length
}
