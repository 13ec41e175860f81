import type { Clock } from '../clock.ts'
import type { LeadLog } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Claim, LeadStore } from '../store/lead-store.ts'
import { DeliveryError, type Channel, type Waiver } from './channel.ts'
import { nextTryAt } from './schedule.ts'

// Longer than the longest try; what a dead server held is taken over after it, within a minute in any case.
const leaseMs = 45_000
// Another server's work, or the owner's command, is noticed after this at the latest.
const usualLookAgainMs = 5_000

export type WorkerOptions = {
  readonly store: LeadStore
  readonly channel: Channel
  readonly clock: Clock
  readonly log: LeadLog
  readonly metrics: Metrics
  readonly random?: () => number
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
  const { store, channel, clock, log, metrics, random = Math.random } = options
  const { lookAgainAfterMs = usualLookAgainMs } = options
  let isStopped = false
  let isAsked = false
  let isDown = false
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
    const claims = await store.claim({
      channel: channel.name,
      now: clock.now(),
      leaseMs,
      limit: 1,
    })
    if (isStopped) {
      await store.unclaim(claims)
      return false
    }
    for (const claim of claims) await tryOnce(claim)
    return claims.length > 0
  }

  async function tryOnce(claim: Claim): Promise<void> {
    let waiver: Waiver | void
    try {
      waiver = await channel.deliver(claim.lead)
    } catch (error) {
      return recordFailure(claim, error)
    }
    if (waiver) return recordWaiver(claim, waiver)
    await store.markDelivered(claim, clock.now())
    metrics.delivery(channel.name, 'delivered')
    log.info(describe(claim), 'lead delivered')
    if (!isDown) return
    isDown = false
    await store.hasten(channel.name, clock.now())
  }

  async function recordWaiver(claim: Claim, { notSent }: Waiver): Promise<void> {
    await store.markDelivered(claim, clock.now(), `not sent: ${notSent}`)
    metrics.delivery(channel.name, 'waived')
    log.info({ ...describe(claim), code: notSent }, `${channel.name} not sent`)
  }

  async function recordFailure(claim: Claim, error: unknown): Promise<void> {
    const { fault, code } = error instanceof DeliveryError ? error : unexpected(error)
    if (fault === 'unreachable') isDown = true
    const now = clock.now()
    const retryAt = nextTryAt({ ...claim, now, random: random() })
    await store.markFailed(claim, { now, retryAt, error: code })
    metrics.delivery(channel.name, retryAt === undefined ? 'dead' : 'retried')
    if (retryAt === undefined) log.error({ ...describe(claim), code }, 'lead delivery is dead')
    else log.warn({ ...describe(claim), code, retryAt }, 'lead not delivered yet')
  }

  function unexpected(error: unknown): DeliveryError {
    log.error({ err: error, channel: channel.name }, 'delivery failed unexpectedly')
    return new DeliveryError('refused', 'unexpected')
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

  function describe({ lead, attempts }: Claim) {
    return { reference: lead.reference, channel: channel.name, attempts }
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
