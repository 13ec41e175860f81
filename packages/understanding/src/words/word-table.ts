import { pack, unpack } from '../model/bytes.ts'

/** What is known of common words before anything is learned: which ones are used alike. */
export type WordTable = {
  /** One of some hundred groups of words that are used alike; `?` for words that are not in the table. */
  group(word: string): string
  /** One of a few dozen. */
  kind(word: string): string
  /** How common a word is: 0 for the commonest; undefined for words that are not in the table. */
  rank(word: string): number | undefined
  readonly dimensions: number
  /** Adds the direction of a word, so many times, to a sum; nothing for words that are not in the table. */
  addDirection(word: string, times: number, into: Float32Array): void
}

export type WordFacts = {
  /** The commonest first. */
  readonly words: readonly string[]
  readonly groups: Uint32Array
  readonly kinds: Uint8Array
  /** [word * dimensions + dimension] */
  readonly directions: Int8Array
}

export function writeWordTable({ words, groups, kinds, directions }: WordFacts): Uint8Array {
  return pack(words, [groups, kinds, directions])
}

const ending = /'(?:s|m|re|ll|d|ve)$/

/** Reads what `writeWordTable` wrote. */
export function readWordTable(bytes: Uint8Array): WordTable {
  const { description, lists } = unpack(bytes)
  const words = description as readonly string[]
  const [groups, kinds, directions] = [
    new Uint32Array(lists[0] ?? new ArrayBuffer(0)),
    new Uint8Array(lists[1] ?? new ArrayBuffer(0)),
    new Int8Array(lists[2] ?? new ArrayBuffer(0)),
  ]
  const dimensions = directions.length / words.length
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  const rank = (word: string) => ranks.get(word) ?? ranks.get(word.replace(ending, ''))
  const lookUp = (list: Uint32Array | Uint8Array) => (word: string) => {
    const at = rank(word)
    return at === undefined ? '?' : String(list[at])
  }

  return {
    dimensions,
    rank,
    group: lookUp(groups),
    kind: lookUp(kinds),
    addDirection(word, times, into) {
      const at = rank(word)
      if (at === undefined) return
      const start = at * dimensions
      for (let index = 0; index < dimensions; index += 1) {
        into[index] = (into[index] ?? 0) + times * (directions[start + index] ?? 0)
      }
    },
  }
}
