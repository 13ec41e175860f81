import { createPurse } from '../admission/purse.ts'

// Far more than a page needs for its calls, and a whole office behind one address.
const mostPerVisitor = 30
// More visitors than call within a minute out of one building.
const mostPerNetwork = 1_000
// For the memory's sake: 56 MB where each is another visitor's. A network has what one visitor has of the half that is kept
// for newcomers, so it takes eight hundred networks to get there.
const mostTokens = 50_000

type Entry = { readonly until: number; readonly giveBack: () => void }

/** How many tokens of each visitor and each network are out, of those that this server has minted. */
export type MintCount = {
  /** False when there are too many already. */
  add(nonce: string, address: string): boolean
  remove(nonce: string): void
}

export type MintCountOptions = {
  readonly now: () => number
  /** For how long a token is good. */
  readonly livesMs: number
}

export function createMintCount({ now, livesMs }: MintCountOptions): MintCount {
  // In the order of their ends.
  const entries = new Map<string, Entry>()
  const purse = createPurse({
    now,
    withinMs: livesMs,
    inAll: mostTokens,
    perVisitor: mostPerVisitor,
    perNetwork: mostPerNetwork,
    newcomerShare: mostPerVisitor,
  })

  function remove(nonce: string): void {
    entries.get(nonce)?.giveBack()
    entries.delete(nonce)
  }

  function sweep(): void {
    for (const [nonce, { until }] of entries) {
      if (until > now()) return
      remove(nonce)
    }
  }

  return {
    add(nonce, address) {
      sweep()
      const taken = purse.take(address, 1)
      if (taken.waitMs !== undefined) return false
      entries.set(nonce, { until: now() + livesMs, giveBack: taken.giveBack })
      return true
    },
    remove,
  }
}
