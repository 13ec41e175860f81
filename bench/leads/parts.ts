// The parts of the benchmark: each starts the real server, does something to it and says what came of it.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { openLeadStore } from '@nightdesk/leads'
import { freePort } from '../../scripts/process/ports.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { runCrashes } from './crash-run.ts'
import { atMost, exactly, percentile, told, type Figure } from './figures.ts'
import { isFlushedBeforeAnswer } from './flush-order.ts'
import { startLeadServer } from './lead-server.ts'
import { runBareInserts, runFlatOut, runSteadily, runStoreAlone } from './load-run.ts'
import { startMailSink } from './mail-sink.ts'
import { runMalformed } from './malformed-run.ts'
import { runOutage } from './outage-run.ts'
import { startPostgres } from './postgres-server.ts'
import { runRepeats } from './repeat-run.ts'
import { runStop } from './stop-run.ts'

const posts = 1000
const kills = 10
const parallel = 50
const malformed = 10_000
const rounds = 200
const outageLeads = 200
const seed = 1
const secondsOfLoad = 10
const secondsOfSteadyPosts = 60
const secondsBeforeStop = 5
const steadyPerSecond = 50
// A killed server's leases end after a minute; then the last mails go out.
const longestMailWaitMs = 150_000
const contactTo = 'sales@nightdesk.example'
const { leads: budget } = budgets

type Settings = Readonly<Record<string, string>>

export async function measureCrashes(dataDir: string, store: Settings = {}): Promise<Figure[]> {
  const sink = await startMailSink()
  const env = { SMTP_URL: sink.url, CONTACT_TO: contactTo, ...store }
  const port = await freePort()
  const run = await runCrashes({ port, dataDir, env, posts, parallel, kills, seed })
  const deadline = performance.now() + longestMailWaitMs
  while (sink.counts.size < posts && performance.now() < deadline) await delay(500)
  await run.stop()
  await sink.stop()
  const stored = await storedReferences(dataDir, store.DATABASE_URL)
  const lost = run.acknowledged.filter((reference) => !stored.has(reference)).length
  const mails = [...sink.counts.values()].reduce((sum, count) => sum + count, 0)
  const on = store.DATABASE_URL ? ', PostgreSQL' : ', SQLite'
  return [
    exactly(`acknowledged leads${on}`, run.acknowledged.length, posts),
    exactly(`acknowledged leads lost${on}`, lost, 0),
    exactly(`leads in the store${on}`, stored.size, posts),
    exactly(`leads that reached the mailbox${on}`, sink.counts.size, posts),
    // Each kill may fall between the mail server's 250 and the mark, for each mail under way.
    atMost(`mails that came again${on}`, mails - sink.counts.size, kills * 3),
    { name: `posts repeated${on}`, value: run.repeats, isGood: run.repeats > 0 },
  ]
}

export async function measureCrashesOnPostgres(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await measureCrashes(dataDir, { DATABASE_URL: postgres.databaseUrl })
  } finally {
    await postgres.stop()
  }
}

export async function measureFlush(dataDir: string): Promise<Figure[]> {
  const isFlushed = await isFlushedBeforeAnswer(dataDir)
  return isFlushed === null ? [] : [exactly('flushed before the answer', Number(isFlushed), 1)]
}

export async function measureRepeats(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const good = await runRepeats(server.url, rounds)
  await server.stop()
  const stored = await storedReferences(dataDir)
  return [
    exactly('rounds of repeats kept apart or together', good, rounds),
    exactly('leads of those rounds', stored.size, 2 * rounds),
  ]
}

export async function measureOutage(dataDir: string): Promise<Figure[]> {
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, CONTACT_TO: contactTo }
  const server = await startLeadServer({ port: await freePort(), dataDir, env })
  const run = await runOutage({
    url: server.url,
    leads: outageLeads,
    bringBack: () => startMailSink(mailPort),
    longestWaitMs: budget.mailsAfterOutageMs,
  })
  await server.stop()
  return [
    exactly('leads acknowledged without a mail server', run.acknowledged, outageLeads),
    atMost('p95 without a mail server, ms', percentile(run.times, 0.95), budget.outageP95Ms),
    exactly('their mails after its return', run.mails, outageLeads),
    exactly('of these twice', run.mailsTwice, 0),
    atMost('all of them after, ms', run.mailsAfterMs, budget.mailsAfterOutageMs),
  ]
}

export async function measureMalformed(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  await runMalformed(server.url, 500, seed + 1)
  const before = residentMb(server.child.pid)
  const run = await runMalformed(server.url, malformed, seed)
  const growth = residentMb(server.child.pid) - before
  const isAlive = server.child.exitCode === null
  await server.stop()
  for (const line of run.wrong.slice(0, 10)) console.log(line)
  return [
    exactly('malformed bodies not refused', run.wrong.length, 0),
    exactly('restarts', Number(!isAlive), 0),
    atMost('slowest refusal, ms', run.slowestMs, budget.slowestRefusalMs),
    atMost('memory growth, MB', growth, budget.memoryGrowthMb),
  ]
}

export async function measureStop(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const options = { perSecond: steadyPerSecond, seconds: secondsBeforeStop }
  const run = await runStop(server, options)
  const stored = await storedReferences(dataDir)
  return [
    exactly('posts in flight that failed at SIGTERM', run.failedInFlight, 0),
    exactly(
      'acknowledged then and not stored',
      run.acknowledged.filter((one) => !stored.has(one)).length,
      0,
    ),
    atMost('exit after SIGTERM, ms', run.exitMs, budget.exitMs),
  ]
}

export async function measureSpeed(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const times = await runSteadily(server.url, steadyPerSecond, secondsOfSteadyPosts)
  const perSecond = await runFlatOut(server.url, parallel, secondsOfLoad)
  await server.stop()
  const alone = await runStoreAlone(dataDir, 1, secondsOfLoad)
  const together = await runStoreAlone(dataDir, parallel, secondsOfLoad)
  const bare = runBareInserts(dataDir, secondsOfLoad)
  return [
    told('50 posts/s, p50 ms', percentile(times, 0.5)),
    atMost('50 posts/s, p95 ms', percentile(times, 0.95), budget.p95Ms),
    atMost('50 posts/s, p99 ms', percentile(times, 0.99), budget.p99Ms),
    told('posts/s flat out', perSecond),
    told('leads/s into the store, one by one', alone),
    told('leads/s into the store, 50 at once', together),
    told('bare inserts/s', bare),
    told('50 at once, share of bare inserts', together / bare),
    told('flat out, share of bare inserts', perSecond / bare),
  ]
}

async function storedReferences(dataDir: string, databaseUrl?: string): Promise<Set<string>> {
  const store = await openLeadStore({ dataDir, databaseUrl })
  const references = (await store.list()).map(({ reference }) => reference)
  await store.close()
  return new Set(references)
}

function residentMb(pid = 0): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return 0
  }
}
