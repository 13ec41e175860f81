import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/process/ports.ts'
import { startLeadServer } from './lead-server.ts'
import { startMailSink } from './mail-sink.ts'
import { numberedForm, postForm } from './post-lead.ts'
import { troubles } from './troubled-mail.ts'

const longestWaitMs = 120_000
// Long enough for the mail to be in the hands of the server that will die.
const heldAfterMs = 1_000

/** A server dies with a mail in its hands: how long until another has delivered it, in milliseconds. */
export async function runLease(dataDir: string, to: string): Promise<number> {
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, CONTACT_TO: to }
  const hanging = await troubles['hangs after DATA']?.(mailPort)
  const first = await startLeadServer({ port: await freePort(), dataDir, env })
  await postForm(first.url, numberedForm(0))
  await delay(heldAfterMs)
  await first.kill()
  const killedAt = performance.now()
  await hanging?.stop()

  const sink = await startMailSink(mailPort)
  const second = await startLeadServer({ port: await freePort(), dataDir, env })
  while (sink.arrivals.size === 0 && performance.now() - killedAt < longestWaitMs) await delay(50)
  const tookMs = performance.now() - killedAt
  await second.stop()
  await sink.stop()
  return tookMs
}
