// Far more than a page needs for its calls, and a whole office behind one address.
const mostPerVisitor = 30
// For the memory's sake; it takes thousands of addresses to get there.
const mostTokens = 100_000

type Entry = { readonly visitor: string; readonly until: number }

/** How many tokens of each visitor are out, of those that this server has minted. */
export type MintCount = {
  /** False when there are too many already. */
  add(nonce: string, entry: Entry): boolean
  remove(nonce: string): void
}

export function createMintCount(now: () => number): MintCount {
  // In the order of their ends.
  const entries = new Map<string, Entry>()
  const countOf = new Map<string, number>()

  function remove(nonce: string): void {
    const entry = entries.get(nonce)
    if (!entry) return
    entries.delete(nonce)
    const left = (countOf.get(entry.visitor) ?? 0) - 1
    if (left > 0) countOf.set(entry.visitor, left)
    else countOf.delete(entry.visitor)
  }

  function sweep(): void {
    for (const [nonce, { until }] of entries) {
      if (until > now()) return
      remove(nonce)
    }
  }

  return {
    add(nonce, entry) {
      sweep()
      const count = countOf.get(entry.visitor) ?? 0
      if (count >= mostPerVisitor || entries.size >= mostTokens) return false
      entries.set(nonce, entry)
      countOf.set(entry.visitor, count + 1)
      return true
    },
    remove,
  }
}
