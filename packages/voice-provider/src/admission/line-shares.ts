import { blockAround } from '@nightdesk/contracts'

import { createLineAskers } from './line-askers.ts'
import { createLineDues } from './line-dues.ts'
import { shares } from './line-limits.ts'
import type { Claim } from './line-order.ts'
import { originOf, type Origin } from './line-origin.ts'
import { createLineUse, type HeldLine } from './line-use.ts'

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

export function createLineShares(now: () => number): LineShares {
  const use = createLineUse(now)
  const askers = createLineAskers(now)
  const dues = createLineDues({ use, askers, now })

  /** How long until this line is to yield to that network, if nothing changes. */
  function yieldsInMs(line: HeldLine, asker: Origin): number {
    const lead = use.countOf(line.network) - use.countOf(asker.network)
    if (!line.end || lead < 1) return Infinity
    const untilLeast = shares.leastMs - (now() - line.since)
    // With two more, its network has more than its share even after it has given one.
    if (lead > 1) return Math.max(0, untilLeast)
    const aheadMs = use.usedMs(line.block) - dues.countedMs(asker.block)
    const untilAhead = (dues.shareMs(line) - aheadMs) / use.linesIn(line.block).length
    return Math.max(0, untilLeast, Math.min(untilQuiet(line), untilAhead))
  }

  function untilQuiet(line: HeldLine): number {
    const patienceMs = line.hasJoined ? shares.quietMs : shares.leastMs
    return patienceMs - (now() - line.heardAt)
  }

  /** The largest network gives first; in it whoever is silent, then whoever has talked longest. */
  function worst(one: HeldLine, other: HeldLine): number {
    return (
      use.countOf(other.network) - use.countOf(one.network) ||
      Number(untilQuiet(one) > 0) - Number(untilQuiet(other) > 0) ||
      one.since - other.since
    )
  }

  return {
    hold(address) {
      const line = use.hold(originOf(address))
      askers.serve(line.block)
      return {
        join() {
          line.hasJoined = true
          line.heardAt = now()
        },
        heard: () => (line.heardAt = now()),
        yieldBy: (end) => (line.end = end),
        giveBack: () => use.giveBack(line),
      }
    },
    waitMs(address) {
      const asker = originOf(address)
      return Math.min(Infinity, ...[...use.held].map((line) => yieldsInMs(line, asker)))
    },
    yieldingTo(address) {
      const asker = originOf(address)
      const [line] = [...use.held].filter((one) => yieldsInMs(one, asker) === 0).toSorted(worst)
      return line?.end
    },
    claimOf: ({ network, block }) => ({
      lines: use.countOf(network),
      rankMs: dues.rankMs(block),
      blockLines: use.linesIn(block).length,
      since: askers.since(block),
    }),
    askedFor: (address) => askers.ask(blockAround(address)),
  }
}
