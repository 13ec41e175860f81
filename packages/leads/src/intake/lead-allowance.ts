import { dayMs, hourMs } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'

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
  /** Returns how to give the place back when it was not needed: nothing new was stored. */
  take(key: string, isTrapped: boolean): () => void
  /** Puts what all servers know of a visitor in the place of what this one remembers. */
  learn(key: string, visits: readonly PastLead[]): void
  /** What the next lead of this visitor is. What a trap caught is no visit: whoever was caught may come in clean. */
  standingOf(key: string, crowd: Crowd): Standing
}

export type Crowd = {
  /** No room is left for further leads of anybody. */
  readonly isRoomFull: boolean
  /** Nor for first ones. */
  readonly isFull: boolean
  /** The network around the visitor has left its first leads of the hour. */
  readonly isNetworkFull: boolean
}

/**
 * The visitor's first lead of the day; a further one; a further one that is to be proved by work; a first one out of
 * a network that has sent too many of them, to be proved too; a first one when all visitors together have left too many
 * for the moment, to be proved by more work.
 */
export type Standing = 'first' | 'further' | 'unproven' | 'crowded' | 'overflow'

/** A lead of before, oldest first where there are several. */
export type PastLead = { readonly at: number; readonly isTrapped: boolean }

export function createLeadAllowance(options: AllowanceOptions): LeadAllowance {
  const { perHour, perDay, withoutProof, clock } = options
  const visitsOf = new Map<string, PastLead[]>()

  function recentVisits(key: string): PastLead[] {
    const visits = visitsOf.get(key) ?? []
    // Set anew, so that the map's order is that of the last visit.
    visitsOf.delete(key)
    visitsOf.set(key, visits)
    if (visitsOf.size > mostKeys) visitsOf.delete(visitsOf.keys().next().value ?? '')
    while ((visits[0]?.at ?? Infinity) <= clock.now() - dayMs) visits.shift()
    return visits
  }

  /** As long as the oldest of the last `count` is not out of the window, there is no place. */
  function waitFor(
    visits: readonly PastLead[],
    count: number | undefined,
    windowMs: number,
  ): number {
    const oldest = count === undefined ? undefined : visits.at(-count)?.at
    return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - clock.now())
  }

  return {
    waitMs(key) {
      const visits = recentVisits(key)
      return Math.max(waitFor(visits, perHour, hourMs), waitFor(visits, perDay, dayMs))
    },
    take(key, isTrapped) {
      const visits = recentVisits(key)
      const visit = { at: clock.now(), isTrapped }
      visits.push(visit)
      return () => void visits.splice(visits.indexOf(visit), 1)
    },
    learn: (key, visits) => void visitsOf.set(key, [...visits]),
    standingOf(key, { isRoomFull, isFull, isNetworkFull }) {
      const visits = recentVisits(key).filter(({ isTrapped }) => !isTrapped)
      const isFirst = visits.length === 0
      const asksForProof = withoutProof !== undefined
      if (isFirst && !isNetworkFull) return isFull && asksForProof ? 'overflow' : 'first'
      if (!asksForProof) return 'further'
      if (isFirst) return 'crowded'
      return isRoomFull || waitFor(visits, withoutProof, hourMs) > 0 ? 'unproven' : 'further'
    },
  }
}
