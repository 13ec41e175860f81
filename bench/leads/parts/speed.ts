import { freePort } from '../../../scripts/process/ports.ts'
import budgets from '../../budgets.json' with { type: 'json' }
import { percentile } from '../../percentile.ts'
import { atMost, exactly, told, type Figure } from '../figures.ts'
import { startLeadServer } from '../lead-server.ts'
import { runBareInserts, runFlatOut, runStoreAlone, timeSteadyPosts } from '../load-run.ts'
import { parallel } from './settings.ts'

const perSecond = 50
const secondsOfSteadyPosts = 300
const secondsOfLoad = 10
const { leads: budget } = budgets

export async function measureSpeed(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const times = await timeSteadyPosts(server.url, perSecond, secondsOfSteadyPosts)
  const flatOut = await runFlatOut(server.url, parallel, secondsOfLoad)
  await server.stop()
  const alone = await runStoreAlone(dataDir, 1, secondsOfLoad)
  const together = await runStoreAlone(dataDir, parallel, secondsOfLoad)
  const bare = runBareInserts(dataDir, secondsOfLoad)
  return [
    exactly(
      'L20',
      ['posts answered in 5 min at 50/s', times.length],
      perSecond * secondsOfSteadyPosts,
    ),
    told('L20', ['p50, ms', percentile(times, 50)]),
    atMost('L20', ['p95, ms', percentile(times, 95)], budget.p95Ms),
    atMost('L20', ['p99, ms', percentile(times, 99)], budget.p99Ms),
    told('L20', ['posts/s flat out', flatOut]),
    told('L20', ['leads/s into the store, one by one', alone]),
    told('L20', ['leads/s into the store, 50 at once', together]),
    told('L20', ['bare inserts/s', bare]),
  ]
}
