import { hourMs } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import { createBucket, type Bucket } from './bucket.ts'
import type { Standing } from './lead-allowance.ts'

// Of visitors who each come from an address where nobody has been: more an hour than any campaign brings, and 150 MB of
// the disk when each writes as much as the form takes. Not per minute: a crowd comes at once.
const mostOverflowPerHour = 5_000
// As many further leads that wait for work, of all. What one network has of them is counted in the store.
const mostUnprovenPerHour = 5_000

/** What asks for room: a lead by its visitor's standing, or one that a trap caught. */
export type Claimant = Standing | 'trapped'

/** What all visitors together may leave in a minute. */
export type SharedRoom = {
  /** Zero when there is room for one out of this network; else how long to wait, in milliseconds. */
  waitMs(claimant: Claimant, network: string): number
  /** Returns how to give it back when it was not needed: nothing new was stored. */
  take(claimant: Claimant, network: string): () => void
}

// One crowded network may fill the room of a minute once in ten: else the largest would send away the newcomers of all
// the others.
const crowdedShareMs = 10 * 60 * 1_000
// An attacker with many networks must not fill the memory: past this the longest unseen is forgotten.
const mostNetworks = 1_000

/** Junk and crowded networks have rooms of their own, and half of the other is kept for those who have not been here today. */
export function createSharedRoom(perMinute: number, clock: Pick<Clock, 'now'>): SharedRoom {
  const delivered = createBucket(perMinute, clock)
  const trapped = createBucket(perMinute, clock)
  const crowded = createBucket(perMinute, clock)
  const overflow = createBucket(mostOverflowPerHour, clock, hourMs)
  const unproven = createBucket(mostUnprovenPerHour, clock, hourMs)
  const crowdedOf = new Map<string, Bucket>()
  const rooms: Readonly<
    Record<Exclude<Claimant, 'crowded'>, { bucket: Bucket; reserve?: number }>
  > = {
    first: { bucket: delivered },
    further: { bucket: delivered, reserve: perMinute / 2 },
    // It is delivered only when it has been worked for, and its visitor came in by one of the others.
    unproven: { bucket: unproven },
    // Nobody who was never here is sent away because others came.
    overflow: { bucket: overflow },
    trapped: { bucket: trapped },
  }

  function shareOf(network: string): Bucket {
    const share = crowdedOf.get(network) ?? createBucket(perMinute, clock, crowdedShareMs)
    // Set anew, so that the map's order is that of the last visit.
    crowdedOf.delete(network)
    crowdedOf.set(network, share)
    if (crowdedOf.size > mostNetworks) crowdedOf.delete(crowdedOf.keys().next().value ?? '')
    return share
  }

  /**
   * A network with thousands of addresses must not fill the store with what nobody works for, so each has a share. Where
   * many networks are crowded at once, theirs goes where everybody's does in a rush.
   */
  function bucketsFor(claimant: Claimant, network: string): readonly Bucket[] {
    if (claimant === 'crowded') return [shareOf(network), crowded.waitMs() > 0 ? overflow : crowded]
    return [rooms[claimant].bucket]
  }

  return {
    waitMs(claimant, network) {
      const reserve = claimant === 'crowded' ? 0 : rooms[claimant].reserve
      const waits = bucketsFor(claimant, network).map((bucket) => bucket.waitMs(reserve))
      return Math.max(0, ...waits)
    },
    take(claimant, network) {
      const buckets = bucketsFor(claimant, network)
      for (const bucket of buckets) bucket.take()
      return () => {
        for (const bucket of buckets) bucket.giveBack()
      }
    },
  }
}
