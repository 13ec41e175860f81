import type { Clock } from '../clock.ts'
import type { LeadMeter } from '../lead-meter.ts'
import type { LeadLog } from '../log.ts'
import type { Claim, LeadStore } from '../store/lead-store.ts'
import { DeliveryError, type Channel, type Waiver } from './channel.ts'
import { nextTryAt } from './schedule.ts'

export type AttemptOptions = {
  readonly store: LeadStore
  readonly channel: Channel
  readonly clock: Clock
  readonly log: LeadLog
  readonly meter: LeadMeter
  readonly random?: () => number
}

/** Tries to bring one lead to a channel, and records what became of it. */
export function createAttempt(options: AttemptOptions): (claim: Claim) => Promise<void> {
  const { store, channel, clock, log, meter, random = Math.random } = options
  let isDown = false

  async function tryOnce(claim: Claim): Promise<void> {
    let waiver: Waiver | void
    try {
      waiver = await channel.deliver(claim.lead)
    } catch (error) {
      return recordFailure(claim, error)
    }
    if (waiver) return recordWaiver(claim, waiver)
    await store.markDelivered(claim, clock.now())
    meter.delivery(channel.name, 'delivered')
    log.info(describe(claim), 'lead delivered')
    if (!isDown) return
    isDown = false
    await store.hasten(channel.name, clock.now())
  }

  async function recordWaiver(claim: Claim, { notSent }: Waiver): Promise<void> {
    await store.markDelivered(claim, clock.now(), `not sent: ${notSent}`)
    meter.delivery(channel.name, 'waived')
    log.info({ ...describe(claim), code: notSent }, `${channel.name} not sent`)
  }

  async function recordFailure(claim: Claim, error: unknown): Promise<void> {
    const { fault, code } = error instanceof DeliveryError ? error : unexpected(error)
    if (fault === 'unreachable') isDown = true
    const now = clock.now()
    const retryAt = nextTryAt({ ...claim, now, random: random() })
    await store.markFailed(claim, { now, retryAt, error: code })
    meter.delivery(channel.name, retryAt === undefined ? 'dead' : 'retried')
    if (retryAt === undefined) log.error({ ...describe(claim), code }, 'lead delivery is dead')
    else log.warn({ ...describe(claim), code, retryAt }, 'lead not delivered yet')
  }

  function unexpected(error: unknown): DeliveryError {
    log.error({ err: error, channel: channel.name }, 'delivery failed unexpectedly')
    return new DeliveryError('refused', 'unexpected')
  }

  function describe({ lead, attempts }: Claim) {
    return { reference: lead.reference, channel: channel.name, attempts }
  }

  return tryOnce
}
