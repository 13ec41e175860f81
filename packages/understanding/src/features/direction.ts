import type { WordTable } from '../words/word-table.ts'

/** Where the words of an utterance point to together, rare ones more than common ones; of length one. */
export function directionOf(words: readonly string[], table: WordTable): Float32Array {
  const sum = new Float32Array(table.dimensions)
  for (const word of words) {
    const rank = table.rank(word)
    if (rank !== undefined) table.addDirection(word, Math.log(2 + rank / commonest), sum)
  }
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

const commonest = 20
