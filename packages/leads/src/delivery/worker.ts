import { createAttempt, type AttemptOptions } from './attempt.ts'

// Longer than the longest try; what a dead server held is taken over after it, within a minute in any case.
const leaseMs = 45_000
// Another server's work, or the owner's command, is noticed after this at the latest.
const usualLookAgainMs = 5_000

export type WorkerOptions = AttemptOptions & {
  readonly lookAgainAfterMs?: number
}

/** Brings what waits in the outbox to one channel, for as long as it takes. */
export type Worker = {
  /** Looks at once: there is something new. */
  wake(): void
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
  /** Takes up nothing more; resolves when what is under way has ended. */
  stop(): Promise<void>
}

export function createWorker(options: WorkerOptions): Worker {
  const { store, channel, clock, log, lookAgainAfterMs = usualLookAgainMs } = options
  let isStopped = false
  let isAsked = false
  const attempt = createAttempt(options)
  let round: Promise<void> | undefined
  let cancelTimer = () => {}

  function wake(): void {
    isAsked = true
    if (isStopped || round) return
    cancelTimer()
    round = work().finally(() => {
      round = undefined
      if (isAsked) wake()
    })
  }

  async function work(): Promise<void> {
    isAsked = false
    try {
      while (await deliverNext()) isAsked = false
      await sleep()
    } catch (error) {
      log.warn({ err: error, channel: channel.name }, 'deliveries postponed')
      sleepFor(lookAgainAfterMs)
    }
  }

  /** One at a time: a crash between the other side's yes and our mark repeats that one, and no more. */
  async function deliverNext(): Promise<boolean> {
    if (isStopped) return false
    const claims = await store.claim({ channel: channel.name, now: clock.now(), leaseMs, limit: 1 })
    if (isStopped) {
      await store.unclaim(claims)
      return false
    }
    for (const claim of claims) await attempt(claim)
    return claims.length > 0
  }

  async function sleep(): Promise<void> {
    const dueAt = await store.nextDueAt(channel.name)
    const untilDue = dueAt === null ? lookAgainAfterMs : dueAt - clock.now()
    sleepFor(Math.max(0, Math.min(untilDue, lookAgainAfterMs)))
  }

  function sleepFor(ms: number): void {
    cancelTimer()
    if (!isStopped) cancelTimer = clock.setTimer(wake, ms)
  }

  async function settled(): Promise<void> {
    // A round may have been followed by another.
    for (let current = round; current; current = round) await current
  }

  return {
    wake,
    settled,
    stop() {
      isStopped = true
      isAsked = false
      cancelTimer()
      return settled()
    },
  }
}
