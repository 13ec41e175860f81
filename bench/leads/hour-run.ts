import { hourMs } from '@nightdesk/contracts'
import { freePort } from '../../scripts/process/ports.ts'
import { hostWorkers, startLeadHost } from './lead-host.ts'
import { startMailSink } from './mail-sink.ts'
import { createManualClock } from './manual-clock.ts'

const stepMs = 5_000

export type HourRun = {
  readonly acknowledged: number
  readonly times: readonly number[]
  readonly mails: number
  readonly mailsTwice: number
  /** By the service's own clock, from the mail server's return to the last mail. */
  readonly mailsAfterMs: number
}

type HourOptions = { readonly dataDir: string; readonly leads: number; readonly to: string }

/** Nobody takes mails for an hour of the service's own time while leads come; then somebody does. */
export async function runHourOfRefusal({ dataDir, leads, to }: HourOptions): Promise<HourRun> {
  const mailPort = await freePort()
  const clock = createManualClock(Date.now())
  const mail = { smtpUrl: `smtp://127.0.0.1:${mailPort}`, to }
  const host = await startLeadHost({ dataDir, clock, targets: { mail } })
  const times: number[] = []
  for (let number = 0; number < leads; number += 1) {
    const tookMs = await host.accept(number)
    if (tookMs !== undefined) times.push(tookMs)
    await clock.pass(hourMs / leads, hostWorkers)
  }

  const sink = await startMailSink(mailPort)
  const backAt = clock.now()
  while (sink.arrivals.size < leads && clock.now() - backAt < hourMs) {
    await clock.pass(stepMs, hostWorkers)
  }
  const mailsAfterMs = clock.now() - backAt
  // Whatever would come twice comes within the next hours.
  await clock.pass(2 * hourMs, hostWorkers)
  await host.stop()
  await sink.stop()
  const mailsTwice = [...sink.arrivals.values()].filter(({ length }) => length > 1).length
  return { acknowledged: times.length, times, mails: sink.arrivals.size, mailsTwice, mailsAfterMs }
}
