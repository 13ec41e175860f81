/**
 * Numbers from 0 to 1 that look like chance and never change: the same keys always give the same number.
 * (The finisher of MurmurHash3 over the keys.)
 */
export function seeded(...keys: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const key of keys) {
    hash = Math.imul(hash ^ Math.round(key * 1024), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return (hash >>> 0) / 0x1_0000_0000
}

/** The same, spread over a range. */
export function seededBetween(low: number, high: number, ...keys: readonly number[]): number {
  return low + (high - low) * seeded(...keys)
}
