const spanMs = 3_600_000

export type LetterCapOptions = {
  readonly now: () => number
  /** How many letters are spoken for one visitor within an hour. */
  readonly perVisitor: number
  /** And for all of them together. */
  readonly inAll: number
}

/** How much is spoken ahead: every letter costs the machine about the fifteenth part of a second. */
export type LetterCaps = {
  /** Takes that many, where they are left; else says how long to wait. */
  take(visitor: string, letters: number): { readonly waitMs?: number }
}

type Entry = { readonly visitor: string; readonly at: number; readonly letters: number }

export function createLetterCaps({ now, perVisitor, inAll }: LetterCapOptions): LetterCaps {
  // In the order in which they were taken.
  const entries: Entry[] = []

  return {
    take(visitor, letters) {
      while (entries[0] && entries[0].at <= now() - spanMs) entries.shift()
      const own = entries.filter((entry) => entry.visitor === visitor)
      const isOver = (of: readonly Entry[], most: number) =>
        of.reduce((sum, entry) => sum + entry.letters, letters) > most
      const full = isOver(own, perVisitor) ? own : isOver(entries, inAll) ? entries : undefined
      if (full) return { waitMs: (full[0]?.at ?? now()) + spanMs - now() }
      entries.push({ visitor, at: now(), letters })
      return {}
    },
  }
}
