/** How many mails the worst of the kills repeated: each is laid at the door of the kill that followed its first coming. */
export function mostRepeatedByOneKill(
  arrivals: Iterable<readonly number[]>,
  killedAt: readonly number[],
): number {
  const repeated = killedAt.map(() => 0)
  for (const [first = 0, ...again] of arrivals) {
    if (again.length === 0) continue
    const kill = killedAt.findIndex((time) => time >= first)
    // Nobody was killed after it: that would be a fault of another kind, and counts in full.
    if (kill < 0) return Infinity
    repeated[kill] = (repeated[kill] ?? 0) + again.length
  }
  return Math.max(0, ...repeated)
}
