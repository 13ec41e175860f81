import type { LineAskers } from './line-askers.ts'
import { shares } from './line-limits.ts'
import type { HeldLine, LineUse } from './line-use.ts'

type LineDuesOptions = {
  readonly use: LineUse
  readonly askers: LineAskers
  readonly now: () => number
}

/** How much line time is due to whom. */
export type LineDues = {
  /**
   * What counts against whoever asks. Of those who have had no more than an ordinary call, each may have a line that is
   * due to any of them: else a crowd that has had little would keep out everyone who has called within the hour.
   */
  countedMs(block: string): number
  /** Newcomers first, then those who have had an ordinary call in the order in which they ask, then who has had more. */
  rankMs(block: string): number
  /**
   * How far ahead of others this line's block may get: so that everybody who waits and had less can have a line soon,
   * and long enough for a call.
   */
  shareMs(line: HeldLine): number
}

export function createLineDues({ use, askers, now }: LineDuesOptions): LineDues {
  let least = { at: Number.NaN, ms: 0 }

  function leastOfAskers(): number {
    if (least.at !== now()) {
      const used = [...askers.blocks()].map((block) => use.usedMs(block))
      least = { at: now(), ms: Math.min(...used) }
    }
    return least.ms
  }

  return {
    countedMs(block) {
      const used = use.usedMs(block)
      return used < shares.ordinaryCallMs ? Math.min(used, leastOfAskers()) : used
    },
    rankMs(block) {
      const used = use.usedMs(block)
      return used === 0 ? 0 : Math.max(used, shares.ordinaryCallMs)
    },
    shareMs(line) {
      if (line.share.at === now()) return line.share.ms
      const { aheadMs, allWithinMs, leastAheadMs } = shares
      const used = use.usedMs(line.block)
      const most = Math.ceil((use.held.size * allWithinMs) / leastAheadMs)
      const waiting = askers.count((block) => use.usedMs(block) < used, most)
      const ms = (use.held.size * allWithinMs) / Math.max(1, waiting)
      line.share = { at: now(), ms: Math.min(aheadMs, Math.max(leastAheadMs, ms)) }
      return line.share.ms
    },
  }
}
