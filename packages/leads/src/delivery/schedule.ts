import { hourMs, minuteMs, secondMs } from '@nightdesk/contracts'

const firstDelaysMs = [10 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs]
const laterDelayMs = 30 * minuteMs
const giveUpAfterMs = 72 * hourMs
// So that what failed together does not come back together.
const jitter = 0.1

export type Try = {
  /** How many there have been. */
  readonly attempts: number
  readonly since: number
  readonly now: number
  /** From 0 up to 1. */
  readonly random: number
}

/** When to try again, or nothing when three days were not enough. The last try is at their end. */
export function nextTryAt({ attempts, since, now, random }: Try): number | undefined {
  const lastTryAt = since + giveUpAfterMs
  if (now >= lastTryAt) return undefined
  const delayMs = firstDelaysMs[attempts - 1] ?? laterDelayMs
  const spread = 1 - jitter + 2 * jitter * random
  return Math.min(Math.round(now + delayMs * spread), lastTryAt)
}
