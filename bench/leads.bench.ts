// The promises of the lead service at full size: nothing lost and nothing twice under kill -9, malformed bodies, speed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openLeadStore } from '@nightdesk/leads'
import { runCommand } from '../scripts/process/command.ts'
import { freePort } from '../scripts/process/ports.ts'
import { formatTable } from '../scripts/project/table.ts'
import budgets from './budgets.json' with { type: 'json' }
import { runCrashes } from './leads/crash-run.ts'
import { isFlushedBeforeAnswer } from './leads/flush-order.ts'
import { startLeadServer } from './leads/lead-server.ts'
import { runBareInserts, runFlatOut, runSteadily } from './leads/load-run.ts'
import { startMailSink } from './leads/mail-sink.ts'
import { runMalformed } from './leads/malformed-run.ts'
import { printReport } from './report.ts'

const posts = 1000
const kills = 10
const parallel = 50
const malformed = 10_000
const seed = 1
const secondsOfLoad = 10
const secondsOfSteadyPosts = 60
const steadyPerSecond = 50
// A killed server's leases end after a minute; then the last mails go out.
const longestMailWaitMs = 150_000

type Figure = { readonly name: string; readonly value: number; readonly isGood: boolean }

await runCommand(async () => {
  const root = mkdtempSync(join(tmpdir(), 'nightdesk-leads-bench-'))
  try {
    const figures = [
      ...(await measureCrashes(folder(root, 'crash'))),
      ...(await measureFlush(folder(root, 'flush'))),
      ...(await measureMalformed(folder(root, 'malformed'))),
      ...(await measureSpeed(folder(root, 'speed'))),
    ]
    const shown = figures.map(({ name, value }) => [name, String(Math.round(value * 10) / 10)])
    return printReport({
      name: 'leads',
      results: figures,
      table: formatTable(['What', 'Figure'], shown),
      problems: figures
        .filter(({ isGood }) => !isGood)
        .map(({ name, value }) => `${name}: ${value}`),
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

async function measureCrashes(dataDir: string): Promise<Figure[]> {
  const sink = await startMailSink()
  const env = { SMTP_URL: sink.url, CONTACT_TO: 'sales@nightdesk.example' }
  const run = await runCrashes({
    port: await freePort(),
    dataDir,
    env,
    posts,
    parallel,
    kills,
    seed,
  })
  const deadline = performance.now() + longestMailWaitMs
  while (sink.counts.size < posts && performance.now() < deadline) await delay(500)
  await run.stop()
  await sink.stop()
  const stored = await storedReferences(dataDir)
  const lost = run.acknowledged.filter((reference) => !stored.has(reference)).length
  const mails = [...sink.counts.values()].reduce((sum, count) => sum + count, 0)
  return [
    exactly('acknowledged leads', run.acknowledged.length, posts),
    exactly('acknowledged leads lost', lost, 0),
    exactly('leads in the store', stored.size, posts),
    exactly('leads that reached the mailbox', sink.counts.size, posts),
    // Each kill may fall between the mail server's 250 and the mark, for each mail under way.
    atMost('mails that came again', mails - sink.counts.size, kills * 3),
    { name: 'posts repeated', value: run.repeats, isGood: run.repeats > 0 },
  ]
}

async function measureFlush(dataDir: string): Promise<Figure[]> {
  const isFlushed = await isFlushedBeforeAnswer(dataDir)
  return isFlushed === null ? [] : [exactly('flushed before the answer', Number(isFlushed), 1)]
}

async function measureMalformed(dataDir: string): Promise<Figure[]> {
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
    atMost('slowest refusal, ms', run.slowestMs, budgets.leads.slowestRefusalMs),
    atMost('memory growth, MB', growth, budgets.leads.memoryGrowthMb),
  ]
}

async function measureSpeed(dataDir: string): Promise<Figure[]> {
  const server = await startLeadServer({ port: await freePort(), dataDir })
  const times = await runSteadily(server.url, steadyPerSecond, secondsOfSteadyPosts)
  const perSecond = await runFlatOut(server.url, parallel, secondsOfLoad)
  await server.stop()
  const bare = runBareInserts(dataDir, secondsOfLoad)
  const sorted = times.sort((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return [
    atMost('50 posts/s, p95 ms', percentile(0.95), budgets.leads.p95Ms),
    atMost('50 posts/s, p99 ms', percentile(0.99), budgets.leads.p99Ms),
    { name: 'posts/s flat out', value: perSecond, isGood: true },
    { name: 'bare inserts/s', value: bare, isGood: true },
    { name: 'share of bare inserts', value: perSecond / bare, isGood: true },
  ]
}

async function storedReferences(dataDir: string): Promise<Set<string>> {
  const store = await openLeadStore({ dataDir })
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

function folder(root: string, name: string): string {
  const path = join(root, name)
  mkdirSync(path)
  return path
}

function exactly(name: string, value: number, wanted: number): Figure {
  return { name, value, isGood: value === wanted }
}

function atMost(name: string, value: number, limit: number): Figure {
  return { name, value, isGood: value <= limit }
}
