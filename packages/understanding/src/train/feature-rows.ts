/** Numbers the features of a corpus, leaving out those that were seen less often than `least`. */
export function numberFeatures(
  lists: Iterable<readonly number[]>,
  least: number,
): ReadonlyMap<number, number> {
  const seen = new Map<number, number>()
  for (const features of lists) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const rows = new Map<number, number>()
  for (const [feature, times] of seen) if (times >= least) rows.set(feature, rows.size)
  return rows
}

/** The rows of features that are known. */
export function rowsOf(features: readonly number[], rows: ReadonlyMap<number, number>): Int32Array {
  return Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? []))
}
