import { isSameWord } from './sounds.ts'
import type { Utterance } from './tokens.ts'

/** Something that can be recognised by its words: each key is a set of words that must all be there. */
export type Keyed = { readonly keys: readonly string[] }

export type TopicMatch<T> = { readonly topic: T; readonly score: number }

/** The topic whose longest key is in the words, with the words of that key counted. */
export function findTopic<T extends Keyed>(
  utterance: Utterance,
  topics: readonly T[],
): TopicMatch<T> | undefined {
  let best: TopicMatch<T> | undefined
  for (const topic of topics) {
    const score = Math.max(0, ...topic.keys.map((key) => keyScore(utterance.words, key)))
    if (score > (best?.score ?? 0)) best = { topic, score }
  }
  return best
}

/** 0 when a word is missing; else the letters matched, so that "late checkout" beats "checkout". */
export function keyScore(words: readonly string[], key: string): number {
  let score = 0
  for (const part of key.split(' ')) {
    const options = part.split('|')
    const isThere = words.some((word) => options.some((option) => isSameStem(word, option)))
    if (!isThere) return 0
    score += Math.min(...options.map((option) => option.length)) + 2
  }
  return score
}

function isSameStem(word: string, expected: string): boolean {
  if (word === expected) return true
  return isSameWord(stem(word), stem(expected))
}

function stem(word: string): string {
  const bare = word.replace(/'s$/, '')
  if (bare.length < 5) return bare.replace(/(?<=[a-z]{3})s$/, '')
  return bare.replace(/(?:ies|ing|es|ed|s)$/, (ending) => (ending === 'ies' ? 'y' : ''))
}
