import type { Clock } from '../clock.ts'
import { createBucket, type Bucket } from './bucket.ts'
import type { Standing } from './lead-allowance.ts'

const hourMs = 60 * 60 * 1_000
// Of visitors who each come from an address where nobody has been: more an hour than any campaign brings, and 50 MB of
// the disk when each writes as much as the form takes. Not per minute: a crowd comes at once.
const mostOverflowPerHour = 5_000

/** What asks for room: a lead by its visitor's standing, or one that a trap caught. */
export type Claimant = Standing | 'trapped'

/** What all visitors together may leave in a minute. */
export type SharedRoom = {
  /** Zero when there is room; else how long to wait, in milliseconds. */
  waitMs(claimant: Claimant): number
  take(claimant: Claimant): void
  /** The room was not needed: nothing new was stored. */
  giveBack(claimant: Claimant): void
}

/** Junk and crowded networks have rooms of their own, and half of the other is kept for those who have not been here today. */
export function createSharedRoom(perMinute: number, clock: Pick<Clock, 'now'>): SharedRoom {
  const delivered = createBucket(perMinute, clock)
  const trapped = createBucket(perMinute, clock)
  const crowded = createBucket(perMinute, clock)
  const overflow = createBucket(mostOverflowPerHour, clock, hourMs)
  const rooms: Readonly<Record<Claimant, { bucket?: Bucket; reserve?: number }>> = {
    first: { bucket: delivered },
    further: { bucket: delivered, reserve: perMinute / 2 },
    // It is delivered only when it has been worked for, and its visitor came in by one of the others.
    unproven: {},
    // A network with thousands of addresses must not fill the store with what nobody works for.
    crowded: { bucket: crowded },
    // Nobody who was never here is sent away because others came.
    overflow: { bucket: overflow },
    trapped: { bucket: trapped },
  }

  return {
    waitMs(claimant) {
      const { bucket, reserve } = rooms[claimant]
      return bucket?.waitMs(reserve) ?? 0
    },
    take: (claimant) => rooms[claimant].bucket?.take(),
    giveBack: (claimant) => rooms[claimant].bucket?.giveBack(),
  }
}
