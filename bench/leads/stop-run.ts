import { setTimeout as delay } from 'node:timers/promises'
import type { LeadServer } from './lead-server.ts'
import { numberedForm, postForm } from './post-lead.ts'

export type StopRun = {
  /** Posts begun before the signal that got no reference. */
  readonly failedInFlight: number
  readonly acknowledged: readonly string[]
  readonly exitMs: number
}

type StopOptions = { readonly perSecond: number; readonly seconds: number }

/** Posts come evenly, also while the server is told to stop. */
export async function runStop(server: LeadServer, options: StopOptions): Promise<StopRun> {
  const { perSecond, seconds } = options
  const posts: { readonly at: number; reference?: string | undefined }[] = []
  const running: Promise<void>[] = []
  let exited: Promise<number> | undefined
  let stopAt = Infinity

  const stop = async () => {
    stopAt = performance.now()
    await server.stop()
    return performance.now() - stopAt
  }
  const post = async (number: number) => {
    const entry: (typeof posts)[number] = { at: performance.now() }
    posts.push(entry)
    entry.reference = (await postForm(server.url, numberedForm(number)))?.reference
  }
  const isRunning = () => server.child.exitCode === null && server.child.signalCode === null
  for (let number = 0; isRunning(); number += 1) {
    if (number === perSecond * seconds) exited = stop()
    running.push(post(number))
    await delay(1_000 / perSecond)
  }
  await Promise.all(running)
  return {
    failedInFlight: posts.filter(({ at, reference }) => at < stopAt && !reference).length,
    acknowledged: posts.flatMap(({ reference }) => reference ?? []),
    exitMs: (await exited) ?? 0,
  }
}
