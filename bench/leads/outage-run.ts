import { setTimeout as delay } from 'node:timers/promises'
import type { MailSink } from './mail-sink.ts'
import { numberedForm, postForm } from './post-lead.ts'

const perSecond = 20

export type OutageRun = {
  readonly acknowledged: number
  readonly times: readonly number[]
  /** From the mail server's return to the last mail. */
  readonly mailsAfterMs: number
  readonly mails: number
  readonly mailsTwice: number
}

type OutageOptions = {
  readonly url: string
  readonly leads: number
  /** Starts the mail server that was not there. */
  readonly bringBack: () => Promise<MailSink>
  readonly longestWaitMs: number
}

/** Leads come while nobody takes their mails; then the mail server is back. */
export async function runOutage(options: OutageOptions): Promise<OutageRun> {
  const { url, leads, bringBack, longestWaitMs } = options
  const times: number[] = []
  let acknowledged = 0
  const post = async (number: number) => {
    const started = performance.now()
    const answer = await postForm(url, numberedForm(number))
    times.push(performance.now() - started)
    if (answer?.status === 200) acknowledged += 1
  }
  const running: Promise<void>[] = []
  for (let number = 0; number < leads; number += 1) {
    running.push(post(number))
    await delay(1_000 / perSecond)
  }
  await Promise.all(running)

  const sink = await bringBack()
  const back = performance.now()
  while (sink.arrivals.size < leads && performance.now() - back < longestWaitMs) await delay(100)
  const mailsAfterMs = performance.now() - back
  await sink.stop()
  const mailsTwice = [...sink.arrivals.values()].filter(({ length }) => length > 1).length
  return { acknowledged, times, mailsAfterMs, mails: sink.arrivals.size, mailsTwice }
}
