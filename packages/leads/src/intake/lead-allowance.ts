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
  /** Zero when there is a place; else how long to wait, in milliseconds. */
  waitMs(key: string): number
  take(key: string): void
  /** The place was not needed: nothing new was stored. */
  giveBack(key: string): void
  /** What the next lead of this visitor is. In a crowd further ones are to be proved, first ones never are. */
  standingOf(key: string, isCrowded: boolean): Standing
}

/** The visitor's first lead of the day; a further one; a further one that is to be proved by work. */
export type Standing = 'first' | 'further' | 'unproven'

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
    waitMs(key) {
      const times = recentTimes(key)
      return Math.max(waitFor(times, perHour, hourMs), waitFor(times, perDay, dayMs))
    },
    take(key) {
      recentTimes(key).push(clock.now())
    },
    giveBack(key) {
      timesOf.get(key)?.pop()
    },
    standingOf(key, isCrowded) {
      const times = recentTimes(key)
      if (times.length === 0) return 'first'
      if (withoutProof === undefined) return 'further'
      return isCrowded || waitFor(times, withoutProof, hourMs) > 0 ? 'unproven' : 'further'
    },
  }
}
