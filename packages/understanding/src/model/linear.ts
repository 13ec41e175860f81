/** Weights of features by class. Only those that count are kept; features are known by their hash. */
export type Linear = {
  readonly classes: number
  /** Ascending: a feature's row is its place here. */
  readonly hashes: Uint32Array
  /** Where a row begins in `columns` and `weights`; one more than there are rows. */
  readonly starts: Uint32Array
  readonly columns: Uint8Array
  /** In steps of `step`. */
  readonly weights: Int8Array
  readonly step: number
}

/** The row of a feature, or -1 when it makes no difference. */
export function rowOf({ hashes }: Linear, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = hashes[middle] ?? 0
    if (there === hash) return middle
    if (there < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Adds the weights of a row, so many times, to the scores of the classes from `offset` on. */
export function addRow(
  { starts, columns, weights, step }: Linear,
  { row, times }: { readonly row: number; readonly times: number },
  { scores, offset }: { readonly scores: Float64Array; readonly offset: number },
): void {
  const end = starts[row + 1] ?? 0
  for (let at = starts[row] ?? 0; at < end; at += 1) {
    const index = offset + (columns[at] ?? 0)
    scores[index] = (scores[index] ?? 0) + times * step * (weights[at] ?? 0)
  }
}

/** Makes probabilities of scores, in place. */
export function softmax(scores: Float64Array): Float64Array {
  let top = -Infinity
  for (const score of scores) if (score > top) top = score
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - top)
    sum += scores[at] ?? 0
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
  return scores
}
