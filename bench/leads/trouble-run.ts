import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/process/ports.ts'
import { startLeadHost } from './lead-host.ts'
import { startMailSink } from './mail-sink.ts'
import { troubles } from './troubled-mail.ts'

const longestWaitMs = 30_000

export type TroubleRun = {
  readonly trouble: string
  /** Nothing when it was not. */
  readonly acknowledgedAfterMs: number | undefined
  readonly firstTryMs: number
  /** Mails that came after the server was well again. */
  readonly mails: number
}

/** One lead for each kind of trouble, all at the same time, by the true clock. */
export async function runTroubles(dataDir: string, to: string): Promise<TroubleRun[]> {
  return Promise.all(
    Object.keys(troubles).map((name, number) => runTrouble({ dataDir, to, name, number })),
  )
}

type Options = {
  readonly dataDir: string
  readonly to: string
  readonly name: string
  readonly number: number
}

async function runTrouble({ dataDir, to, name, number }: Options): Promise<TroubleRun> {
  const folder = join(dataDir, `trouble-${number}`)
  mkdirSync(folder)
  const port = await freePort()
  const isTls = name.includes('TLS')
  const smtpUrl = isTls
    ? `smtps://127.0.0.1:${port}/?tls.rejectUnauthorized=false`
    : `smtp://127.0.0.1:${port}`
  const troubled = await troubles[name]?.(port)
  const host = await startLeadHost({ dataDir: folder, targets: { mail: { smtpUrl, to } } })
  const acknowledgedAfterMs = await host.accept(number)
  const firstTryMs = (await troubled?.firstTryMs) ?? Infinity
  await troubled?.stop()

  const sink = await startMailSink(port, { isTls })
  const back = performance.now()
  while (sink.arrivals.size === 0 && performance.now() - back < longestWaitMs) await delay(100)
  await host.stop()
  await sink.stop()
  const mails = [...sink.arrivals.values()].flat().length
  return { trouble: name, acknowledgedAfterMs, firstTryMs, mails }
}
