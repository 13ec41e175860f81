import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openLeadStore } from '@nightdesk/leads'
import { freePort } from '../../../scripts/process/ports.ts'
import { runBot, runPeople } from '../bot-run.ts'
import { atMost, exactly, told, type Figure } from '../figures.ts'
import { startLeadServer } from '../lead-server.ts'
import { startMailSink } from '../mail-sink.ts'
import { contactTo } from './settings.ts'

const botPosts = 1_000
const people = 50
const mailsComeWithinMs = 120_000
// The limits are those of a server that nobody has configured; visitors say where they come from.
const asInstalled = { CONTACT_RATE_PER_MINUTE: '', TRUST_PROXY: '127.0.0.1' }

type Outcome = { readonly taken: number; readonly mails: number; readonly quarantined: number }

async function receive(dataDir: string, run: (url: string) => Promise<number>): Promise<Outcome> {
  mkdirSync(dataDir)
  const sink = await startMailSink()
  const env = { ...asInstalled, SMTP_URL: sink.url, CONTACT_TO: contactTo }
  const server = await startLeadServer({ port: await freePort(), dataDir, env })
  const taken = await run(server.url)
  const store = await openLeadStore({ dataDir })
  const deadline = performance.now() + mailsComeWithinMs
  while ((await store.counts()).undelivered > 0 && performance.now() < deadline) await delay(200)
  const { quarantined } = await store.counts()
  await server.stop()
  await sink.stop()
  await store.close()
  return { taken, mails: sink.arrivals.size, quarantined }
}

export async function measureSpam(dataDir: string): Promise<Figure[]> {
  const bot = await receive(join(dataDir, 'bot'), (url) => runBot(url, botPosts))
  const person = await receive(join(dataDir, 'people'), (url) => runPeople(url, people))
  return [
    told('L12', [`of ${botPosts} posts of a program taken`, bot.taken]),
    atMost('L12', ['owner mails for them', bot.mails], 5),
    exactly(
      'L12',
      [
        'of these posts kept and neither mailed nor in quarantine',
        bot.taken - bot.mails - bot.quarantined,
      ],
      0,
    ),
    exactly('L12', [`of ${people} people with autofill taken`, person.taken], people),
    exactly('L12', ['of them left in quarantine', person.quarantined], 0),
    exactly('L12', ['owner mails for them', person.mails], people),
  ]
}
