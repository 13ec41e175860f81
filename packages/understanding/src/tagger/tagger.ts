import { addRow, rowOf, type Linear } from '../model/linear.ts'
import { bestPath, sumChain, type Chain } from './chain.ts'
import { spansIn, type TaggedSpan } from './tags.ts'

/** Finds facts: a linear chain of tags over the words (a conditional random field). */
export type Tagger = {
  readonly tags: readonly string[]
  readonly linear: Linear
  readonly steps: Float32Array
}

/** The spans of the best sequence of tags, and how sure each of them is. */
export function tagWords(
  { tags, linear, steps }: Tagger,
  features: readonly (readonly number[])[],
): (TaggedSpan & { readonly confidence: number })[] {
  const [length, count] = [features.length, tags.length]
  if (length === 0) return []
  const emissions = new Float64Array(length * count)
  features.forEach((hashes, at) => {
    const into = { scores: emissions, offset: at * count }
    for (const hash of hashes) {
      const row = rowOf(linear, hash)
      if (row >= 0) addRow(linear, { row, times: 1 }, into)
    }
  })
  const chain: Chain = { length, tags: count, emissions, steps }
  const path = bestPath(chain)
  const { likely } = sumChain(chain)
  const sureAt = (at: number) => likely[at * count + (path[at] ?? 0)] ?? 0
  return spansIn(path, tags).map(({ slot, from, to }) => {
    return { slot, from, to, confidence: leastIn(from, to, sureAt) }
  })
}

function leastIn(from: number, to: number, sureAt: (at: number) => number): number {
  let least = 1
  for (let at = from; at < to; at += 1) least = Math.min(least, sureAt(at))
  return least
}
