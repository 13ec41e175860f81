import { shares } from './line-limits.ts'
import type { Origin } from './line-origin.ts'
import { createLineTime } from './line-time.ts'

export type HeldLine = Origin & {
  readonly since: number
  hasJoined: boolean
  heardAt: number
  /** What it may have, as it was at that time: all who wait at the same time ask for it. */
  share: { readonly at: number; readonly ms: number }
  end?: () => void
}

/** Who has how many lines now, and for how long within the hour. */
export type LineUse = {
  readonly held: ReadonlySet<HeldLine>
  hold(origin: Origin): HeldLine
  giveBack(line: HeldLine): void
  countOf(network: string): number
  linesIn(block: string): readonly HeldLine[]
  usedMs(block: string): number
}

export function createLineUse(now: () => number): LineUse {
  const held = new Set<HeldLine>()
  const past = createLineTime(now)

  const linesIn = (block: string) => [...held].filter((line) => line.block === block)

  return {
    held,
    hold(origin) {
      const share = { at: Number.NaN, ms: 0 }
      const line = { ...origin, since: now(), hasJoined: false, heardAt: now(), share }
      held.add(line)
      return line
    },
    giveBack(line) {
      // Whoever takes a line from somebody and hangs up at once has had as much as was taken.
      if (held.delete(line)) past.add(line.block, Math.max(shares.leastAheadMs, now() - line.since))
    },
    countOf: (network) => [...held].filter((line) => line.network === network).length,
    linesIn,
    usedMs(block) {
      const running = linesIn(block).map(({ since }) => now() - since)
      return past.of(block) + running.reduce((sum, ms) => sum + ms, 0)
    },
  }
}
