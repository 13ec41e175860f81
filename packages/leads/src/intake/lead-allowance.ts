import type { Clock } from '../clock.ts'

const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs
// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostKeys = 10_000

export type AllowanceOptions = {
  /** Without a number there is no limit. */
  readonly perHour?: number | undefined
  readonly perDay?: number | undefined
  /** As many in an hour need no proof of work; without a number none does. */
  readonly withoutProof?: number | undefined
  readonly clock: Pick<Clock, 'now'>
}

/** How many leads one visitor may leave. Only what is stored counts: a typing error costs nobody a place. */
export type LeadAllowance = {
  /** Zero when there is a place, which is then taken; else how long to wait, in milliseconds. */
  take(key: string): number
  /** The place was not needed: nothing new was stored. */
  giveBack(key: string): void
  /** True when the next lead of this visitor, or of anybody in a crowd, should be proved by work. */
  needsProof(key: string, isCrowded: boolean): boolean
}

export function createLeadAllowance(options: AllowanceOptions): LeadAllowance {
  const { perHour, perDay, withoutProof, clock } = options
  const timesOf = new Map<string, number[]>()

  function recentTimes(key: string): number[] {
    const times = timesOf.get(key) ?? []
    // Set anew, so that the map's order is that of the last visit.
    timesOf.delete(key)
    timesOf.set(key, times)
    if (timesOf.size > mostKeys) timesOf.delete(timesOf.keys().next().value ?? '')
    while ((times[0] ?? Infinity) <= clock.now() - dayMs) times.shift()
    return times
  }

  /** As long as the oldest of the last `count` is not out of the window, there is no place. */
  function waitFor(times: readonly number[], count: number | undefined, windowMs: number): number {
    const oldest = count === undefined ? undefined : times.at(-count)
    return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - clock.now())
  }

  return {
    take(key) {
      const times = recentTimes(key)
      const waitMs = Math.max(waitFor(times, perHour, hourMs), waitFor(times, perDay, dayMs))
      if (waitMs === 0) times.push(clock.now())
      return waitMs
    },
    giveBack(key) {
      timesOf.get(key)?.pop()
    },
    needsProof(key, isCrowded) {
      if (withoutProof === undefined) return false
      return isCrowded || waitFor(recentTimes(key), withoutProof, hourMs) > 0
    },
  }
}
