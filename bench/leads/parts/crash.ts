import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../scripts/process/ports.ts'
import { runCrashes } from '../crash-run.ts'
import { atLeast, atMost, exactly, told, type Figure } from '../figures.ts'
import { isFlushedBeforeAnswer } from '../flush-order.ts'
import { startMailSink } from '../mail-sink.ts'
import { startPostgres } from '../postgres-server.ts'
import { mostRepeatedByOneKill } from '../repeated-mails.ts'
import { contactTo, parallel, seed, storedReferences } from './settings.ts'

const posts = 1000
const kills = 10
// A killed server's leases end after a minute; then the last mails go out.
const longestMailWaitMs = 600_000

export async function measureCrashes(dataDir: string, databaseUrl = ''): Promise<Figure[]> {
  const sink = await startMailSink()
  const store = databaseUrl && { DATABASE_URL: databaseUrl }
  const env = { SMTP_URL: sink.url, CONTACT_TO: contactTo, ...store }
  const port = await freePort()
  const run = await runCrashes({ port, dataDir, env, posts, parallel, kills, seed })
  const deadline = performance.now() + longestMailWaitMs
  while (sink.arrivals.size < posts && performance.now() < deadline) await delay(500)
  await run.stop()
  await sink.stop()
  const stored = await storedReferences(dataDir, databaseUrl || undefined)
  const lost = run.acknowledged.filter((reference) => !stored.has(reference)).length
  const arrivals = [...sink.arrivals.values()]
  const again = arrivals.flat().length - arrivals.length
  const on = databaseUrl ? 'PostgreSQL' : 'SQLite'
  return [
    exactly('L1', [`acknowledged leads, ${on}`, run.acknowledged.length], posts),
    exactly('L1', [`of these lost, 10 × kill -9, ${on}`, lost], 0),
    exactly('L2', [`rows in the store, ${on}`, stored.size], posts),
    exactly('L2', [`leads that reached the mailbox, ${on}`, sink.arrivals.size], posts),
    atLeast('L2', [`posts repeated with their key, ${on}`, run.repeats], 1),
    told('L5', [`mails that came again, 10 kills, ${on}`, again]),
    // Each kill may fall between the mail server's 250 and the mark.
    atMost('L5', [`most for one kill, ${on}`, mostRepeatedByOneKill(arrivals, run.killedAt)], 1),
  ]
}

export async function measureCrashesOnPostgres(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await measureCrashes(dataDir, postgres.databaseUrl)
  } finally {
    await postgres.stop()
  }
}

export async function measureFlush(dataDir: string): Promise<Figure[]> {
  const isFlushed = await isFlushedBeforeAnswer(dataDir)
  // Without strace there is nobody to see it.
  if (isFlushed === null) return []
  return [exactly('L1', ['flushed before the answer, by strace', Number(isFlushed)], 1)]
}
