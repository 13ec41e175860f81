import { freePort } from '../../../scripts/process/ports.ts'
import budgets from '../../budgets.json' with { type: 'json' }
import { percentile } from '../../percentile.ts'
import { runBroken } from '../broken-run.ts'
import { atLeast, atMost, exactly, told, type Figure } from '../figures.ts'
import { startLeadServer } from '../lead-server.ts'
import { runMalformed } from '../malformed-run.ts'
import { residentMb } from '../../../scripts/process/numbers.ts'
import { runRepeats } from '../repeat-run.ts'
import { runSlow } from '../slow-run.ts'
import { seed, storedReferences } from './settings.ts'

const rounds = 200
const malformed = 10_000
const broken = 300
const slowHeaders = 1_000
const slowBodies = 500
const secondsOfSlowness = 15
const { leads: budget } = budgets

export async function measureRepeats(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const good = await runRepeats(server.url, rounds)
  await server.stop()
  const stored = await storedReferences(dataDir)
  return [
    exactly('L3', ['good rounds of 20 posts at once, twins and a reused key', good], rounds),
    exactly('L3', ['leads of those rounds', stored.size], 2 * rounds),
  ]
}

export async function measureMalformed(dataDir: string): Promise<Figure[]> {
  const port = await freePort()
  const server = await startLeadServer({ port, dataDir })
  const warmUp = await runMalformed(server.url, 500, seed + 1)
  await runBroken(port, broken / 10)
  const before = residentMb(server.child.pid)
  const run = await runMalformed(server.url, malformed, seed)
  const transfers = await runBroken(port, broken)
  const growth = residentMb(server.child.pid) - before
  const isAlive = server.child.exitCode === null
  await server.stop()
  const stored = await storedReferences(dataDir)
  const references = new Set([...warmUp.references, ...run.references])
  const wrong = [...run.wrong, ...transfers.wrong]
  for (const line of wrong.slice(0, 10)) console.log(line)
  return [
    exactly('L7', [`of ${malformed} malformed bodies not refused`, run.wrong.length], 0),
    exactly('L7', [`of ${broken} broken transfers not refused`, transfers.wrong.length], 0),
    exactly('L7', ['restarts', Number(!isAlive)], 0),
    exactly('L7', ['good posts between them not stored', references.size - stored.size], 0),
    atMost('L7', ['slowest refusal, ms', run.slowestMs], budget.slowestRefusalMs),
    atMost('L7', ['slowest end of a transfer, ms', transfers.slowestMs], budget.slowestRefusalMs),
    atMost('L7', ['memory growth, MB', growth], budget.memoryGrowthMb),
  ]
}

export async function measureSlow(dataDir: string): Promise<Figure[]> {
  const port = await freePort()
  const server = await startLeadServer({ port, dataDir })
  const run = await runSlow(server, {
    port,
    headers: slowHeaders,
    bodies: slowBodies,
    seconds: secondsOfSlowness,
  })
  await server.stop()
  const clients = slowHeaders + slowBodies
  return [
    atLeast('L9', ['connections held at once', run.filesDuring - run.filesBefore], clients),
    atMost(
      'L9',
      [`${slowHeaders} slow headers, last closed after ms`, Math.max(...run.headersClosedAfterMs)],
      budget.headersClosedMs,
    ),
    atMost(
      'L9',
      [`${slowBodies} slow bodies, last closed after ms`, Math.max(...run.bodiesClosedAfterMs)],
      budget.requestClosedMs,
    ),
    told('L9', ['good posts meanwhile', run.goodTimes.length]),
    told('L9', ['p95 without slow clients, ms', percentile(run.timesBefore, 95)]),
    atMost('L9', ['p95 among them, ms', percentile(run.goodTimes, 95)], budget.slowP95Ms),
    atMost('L9', ['descriptors more than before', run.filesAfter - run.filesBefore], 0),
  ]
}
