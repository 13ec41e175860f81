import { hourMs } from '@nightdesk/contracts'

/** Whoever was refused comes again within this, or has given up. */
const comesAgainMs = 15_000
// An attacker with many networks must not fill the memory: past this the longest unseen is forgotten.
const mostAskers = 1_000

type Asker = { readonly since: number; lastAt: number; waiting: number }

/**
 * Who asks for a line and has none, by the block they ask from. A place is kept for an hour, so that nobody loses it by
 * being refused, and nobody becomes a newcomer again by asking anew.
 */
export type LineAskers = {
  /** Somebody asks; the function that is returned says that they have stopped waiting. */
  ask(block: string): () => void
  /** They have got a line. */
  serve(block: string): void
  /** Since when they ask. */
  since(block: string): number
  /** The blocks that ask now. */
  blocks(): Iterable<string>
  /** How many of them there are, of those that this is true of; counts no further than it is told. */
  count(isCounted: (block: string) => boolean, most: number): number
}

export function createLineAskers(now: () => number): LineAskers {
  // In the order in which they asked last.
  const askers = new Map<string, Asker>()

  function find(block: string): Asker | undefined {
    const asker = askers.get(block)
    return asker && (asker.waiting > 0 || asker.lastAt > now() - hourMs) ? asker : undefined
  }

  const isAsking = ({ waiting, lastAt }: Asker) => waiting > 0 || lastAt > now() - comesAgainMs

  function* blocks(): Generator<string> {
    for (const [block, asker] of askers) if (isAsking(asker)) yield block
  }

  return {
    ask(block) {
      const asker = find(block) ?? { since: now(), lastAt: now(), waiting: 0 }
      asker.lastAt = now()
      asker.waiting += 1
      askers.delete(block)
      askers.set(block, asker)
      if (askers.size > mostAskers) askers.delete(askers.keys().next().value ?? '')
      return () => {
        asker.waiting -= 1
        asker.lastAt = now()
      }
    },
    serve: (block) => void askers.delete(block),
    since: (block) => find(block)?.since ?? now(),
    blocks,
    count(isCounted, most) {
      let found = 0
      for (const block of blocks()) {
        if (isCounted(block)) found += 1
        if (found === most) break
      }
      return found
    },
  }
}
