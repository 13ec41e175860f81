import { freePort } from '../../../scripts/process/ports.ts'
import budgets from '../../budgets.json' with { type: 'json' }
import { atMost, exactly, type Figure } from '../figures.ts'
import { startLeadServer } from '../lead-server.ts'
import { runLease } from '../lease-run.ts'
import { runStop } from '../stop-run.ts'
import { contactTo, storedReferences } from './settings.ts'

const perSecond = 50
const secondsBeforeStop = 5
const { leads: budget } = budgets

export async function measureStop(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const run = await runStop(server, { perSecond, seconds: secondsBeforeStop })
  const stored = await storedReferences(dataDir)
  const lost = run.acknowledged.filter((one) => !stored.has(one)).length
  return [
    exactly('L19', ['posts in flight that failed at SIGTERM, 50/s', run.failedInFlight], 0),
    exactly('L19', ['acknowledged then and not stored', lost], 0),
    atMost('L19', ['exit after SIGTERM, ms', run.exitMs], budget.exitMs),
  ]
}

export async function measureLease(dataDir: string): Promise<Figure[]> {
  const tookMs = await runLease(dataDir, contactTo)
  return [atMost('L19', ['a dead server’s mail retaken after, ms', tookMs], budget.leaseMs)]
}
