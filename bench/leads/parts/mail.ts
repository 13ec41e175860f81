import { freePort } from '../../../scripts/process/ports.ts'
import budgets from '../../budgets.json' with { type: 'json' }
import { percentile } from '../../percentile.ts'
import { atMost, exactly, type Figure } from '../figures.ts'
import { runHourOfRefusal } from '../hour-run.ts'
import { startLeadServer } from '../lead-server.ts'
import { startMailSink } from '../mail-sink.ts'
import { runOutage } from '../outage-run.ts'
import { runTroubles } from '../trouble-run.ts'
import { contactTo } from './settings.ts'

const leads = 200
const { leads: budget } = budgets

type Outage = {
  readonly acknowledged: number
  readonly times: readonly number[]
  readonly mails: number
  readonly mailsTwice: number
  readonly mailsAfterMs: number
}

function judge(when: string, run: Outage): Figure[] {
  const { acknowledged, times, mails, mailsTwice, mailsAfterMs } = run
  return [
    exactly('L4', [`${when}: leads acknowledged`, acknowledged], leads),
    atMost('L4', [`${when}: p95, ms`, percentile(times, 95)], budget.outageP95Ms),
    exactly('L4', [`${when}: their mails after its return`, mails], leads),
    exactly('L4', [`${when}: of these twice`, mailsTwice], 0),
    atMost('L4', [`${when}: all of them after, ms`, mailsAfterMs], budget.mailsAfterOutageMs),
  ]
}

/** The real server, leads in quick succession. */
export async function measureOutage(dataDir: string): Promise<Figure[]> {
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, CONTACT_TO: contactTo }
  const server = await startLeadServer({ port: await freePort(), dataDir, env })
  const run = await runOutage({
    url: server.url,
    leads,
    bringBack: () => startMailSink(mailPort),
    longestWaitMs: budget.mailsAfterOutageMs,
  })
  await server.stop()
  return judge('no mail server', run)
}

/** The same leads over an hour, by a clock of our own. */
export async function measureHour(dataDir: string): Promise<Figure[]> {
  return judge('none for an hour', await runHourOfRefusal({ dataDir, leads, to: contactTo }))
}

export async function measureTroubles(dataDir: string): Promise<Figure[]> {
  const runs = await runTroubles(dataDir, contactTo)
  return runs.flatMap(({ trouble, acknowledgedAfterMs = Infinity, firstTryMs, mails }) => [
    atMost('L4', [`server ${trouble}: stored after, ms`, acknowledgedAfterMs], budget.outageP95Ms),
    atMost('L4', [`server ${trouble}: let go after, ms`, firstTryMs], budget.mailTryMs),
    exactly('L4', [`server ${trouble}: mails when it is well`, mails], 1),
  ])
}
