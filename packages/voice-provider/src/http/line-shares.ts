import { blockAround, networksAround } from '@nightdesk/contracts'

import { createLineAskers } from './line-askers.ts'
import type { Claim } from './line-order.ts'
import { createLineTime } from './line-time.ts'

/** When a call gives its line to somebody else. Nothing of this is looked at while a line is free. */
export const shares = {
  /** So long a line is whoever's has it; also what the slowest page needs to join. */
  leastMs: 8_000,
  /** A caller who gives nothing keeps it no longer. */
  quietMs: 20_000,
  /** So much more line time than the asker's a block of networks may have had within the hour. */
  aheadMs: 60_000,
  /** Less where more wait than could have a line within this, but never less than a call needs. */
  allWithinMs: 30_000,
  leastAheadMs: 20_000,
  /** Those who had less than such a call take turns, however much less. */
  ordinaryCallMs: 180_000,
} as const

/** A line that somebody has. */
export type SharedLine = {
  join(): void
  /** The caller speaks, or has typed something. */
  heard(): void
  /** How to end the call; without it the line is never taken away. */
  yieldBy(end: () => void): void
  giveBack(): void
}

/**
 * Shares the lines between networks, max-min fair: first by how many lines each has now, then by how long its block had
 * lines within the hour. Addresses side by side cost nothing, and a hundred networks side by side not much more.
 */
export type LineShares = {
  hold(address: string): SharedLine
  /** How long until a line can be taken for this address: zero is now. */
  waitMs(address: string): number
  /** How to end the call that is to yield to this address now; nothing where none is. */
  yieldingTo(address: string): (() => void) | undefined
  claimOf(origin: Origin): Claim
  /** Somebody asks and gets none; the function that is returned says that they have stopped waiting. */
  askedFor(address: string): () => void
}

/** Where somebody asks from. */
export type Origin = { readonly network: string; readonly block: string }

type Held = Origin & {
  readonly since: number
  hasJoined: boolean
  heardAt: number
  /** What it may have, as it was at that time: all who wait at the same time ask for it. */
  share: { readonly at: number; readonly ms: number }
  end?: () => void
}

export function createLineShares(now: () => number): LineShares {
  const held = new Set<Held>()
  const past = createLineTime(now)
  const askers = createLineAskers(now)
  let least = { at: Number.NaN, ms: 0 }

  const linesOf = (network: string) => [...held].filter((line) => line.network === network)
  const countOf = (network: string) => linesOf(network).length

  const linesIn = (block: string) => [...held].filter((line) => line.block === block)

  function usedMs(block: string): number {
    const running = linesIn(block).map(({ since }) => now() - since)
    return past.of(block) + running.reduce((sum, ms) => sum + ms, 0)
  }

  /**
   * What counts against whoever asks. Of those who have had no more than an ordinary call, each may have a line that is
   * due to any of them: else a crowd that has had little would keep out everyone who has called within the hour.
   */
  function countedMs(block: string): number {
    const used = usedMs(block)
    return used < shares.ordinaryCallMs ? Math.min(used, leastOfAskers()) : used
  }

  /** Newcomers first, then those who have had an ordinary call in the order in which they ask, then who has had more. */
  function rankMs(block: string): number {
    const used = usedMs(block)
    return used === 0 ? 0 : Math.max(used, shares.ordinaryCallMs)
  }

  function leastOfAskers(): number {
    if (least.at !== now()) {
      const used = [...askers.blocks()].map(usedMs)
      least = { at: now(), ms: Math.min(...used) }
    }
    return least.ms
  }

  /**
   * How far ahead of others this line's block may get: so that everybody who waits and had less can have a line soon,
   * and long enough for a call.
   */
  function shareMs(line: Held): number {
    if (line.share.at === now()) return line.share.ms
    const { aheadMs, allWithinMs, leastAheadMs } = shares
    const used = usedMs(line.block)
    const most = Math.ceil((held.size * allWithinMs) / leastAheadMs)
    const waiting = askers.count((block) => usedMs(block) < used, most)
    const ms = (held.size * allWithinMs) / Math.max(1, waiting)
    line.share = { at: now(), ms: Math.min(aheadMs, Math.max(leastAheadMs, ms)) }
    return line.share.ms
  }

  /** How long until this line is to yield to that network, if nothing changes. */
  function yieldsInMs(line: Held, asker: Origin): number {
    const lead = countOf(line.network) - countOf(asker.network)
    if (!line.end || lead < 1) return Infinity
    const untilLeast = shares.leastMs - (now() - line.since)
    // With two more, its network has more than its share even after it has given one.
    if (lead > 1) return Math.max(0, untilLeast)
    const aheadMs = usedMs(line.block) - countedMs(asker.block)
    const untilAhead = (shareMs(line) - aheadMs) / linesIn(line.block).length
    return Math.max(0, untilLeast, Math.min(untilQuiet(line), untilAhead))
  }

  function untilQuiet(line: Held): number {
    const patienceMs = line.hasJoined ? shares.quietMs : shares.leastMs
    return patienceMs - (now() - line.heardAt)
  }

  /** The largest network gives first; in it whoever is silent, then whoever has talked longest. */
  function worst(one: Held, other: Held): number {
    return (
      countOf(other.network) - countOf(one.network) ||
      Number(untilQuiet(one) > 0) - Number(untilQuiet(other) > 0) ||
      one.since - other.since
    )
  }

  return {
    hold(address) {
      const line: Held = {
        ...originOf(address),
        since: now(),
        hasJoined: false,
        heardAt: now(),
        share: { at: Number.NaN, ms: 0 },
      }
      held.add(line)
      askers.serve(line.block)
      return {
        join() {
          line.hasJoined = true
          line.heardAt = now()
        },
        heard: () => (line.heardAt = now()),
        yieldBy: (end) => (line.end = end),
        giveBack() {
          // Whoever takes a line from somebody and hangs up at once has had as much as was taken.
          if (held.delete(line))
            past.add(line.block, Math.max(shares.leastAheadMs, now() - line.since))
        },
      }
    },
    waitMs(address) {
      const asker = originOf(address)
      return Math.min(Infinity, ...[...held].map((line) => yieldsInMs(line, asker)))
    },
    yieldingTo(address) {
      const asker = originOf(address)
      const [line] = [...held].filter((one) => yieldsInMs(one, asker) === 0).toSorted(worst)
      return line?.end
    },
    claimOf: ({ network, block }) => ({
      lines: countOf(network),
      rankMs: rankMs(block),
      blockLines: linesIn(block).length,
      since: askers.since(block),
    }),
    askedFor: (address) => askers.ask(blockAround(address)),
  }
}

/** The largest network that may be one subscriber's, and the block around it. */
export function originOf(address: string): Origin {
  const network = networksAround(address).at(-1)?.name ?? address
  return { network, block: blockAround(address) }
}
