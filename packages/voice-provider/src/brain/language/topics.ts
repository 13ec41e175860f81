import { isSameWord } from './sounds.ts'
import type { Utterance } from './tokens.ts'

/** Something that can be recognised by its words: each key is a set of words that must all be there. */
export type Keyed = { readonly keys: readonly string[]; readonly weight?: number }

export type TopicMatch<T> = { readonly topic: T; readonly score: number }

/** The topic with the weightiest key in the words: rare words say more than common ones. */
export function findTopic<T extends Keyed>(
  utterance: Utterance,
  topics: readonly T[],
): TopicMatch<T> | undefined {
  const before = foundBefore.get(utterance)?.get(topics) as Remembered<T> | undefined
  if (before) return before.match
  const match = lookFor(utterance, topics)
  const known = foundBefore.get(utterance) ?? new Map<readonly Keyed[], Remembered<Keyed>>()
  known.set(topics, { match })
  foundBefore.set(utterance, known)
  return match
}

type Remembered<T> = { readonly match: TopicMatch<T> | undefined }

// Several steps of a turn ask the same of the same words.
const foundBefore = new WeakMap<Utterance, Map<readonly Keyed[], Remembered<Keyed>>>()

function lookFor<T extends Keyed>(
  utterance: Utterance,
  topics: readonly T[],
): TopicMatch<T> | undefined {
  const weights = weightsOf(topics)
  let best: TopicMatch<T> | undefined
  for (const topic of topics) {
    const heaviest = Math.max(
      0,
      ...topic.keys.map((key) => keyScore(utterance.words, key, weights)),
    )
    const score = heaviest * (topic.weight ?? 1)
    if (score > (best?.score ?? 0)) best = { topic, score }
  }
  return best
}

type Weights = ReadonlyMap<string, number>

const known = new WeakMap<readonly Keyed[], Weights>()
const plainWords =
  /^(?:a|an|the|i|my|me|you|your|we|it|is|are|do|does|have|has|can|could|what|when|where|which|who|how|to|for|of|in|on|at|with|get|make|go|if|not|and|be|from|many|long|kind|type|about)$/
// Shorter words have too many neighbors: audio, audit.
const shortestGuess = 6
const plainWeight = 1
const fullWeight = 12

/** How much a word tells: little when many topics have it. */
function weightsOf(topics: readonly Keyed[]): Weights {
  const before = known.get(topics)
  if (before) return before
  const counts = new Map<string, number>()
  for (const { keys } of topics) {
    const words = new Set(keys.flatMap((key) => key.split(/[ |]/)).map(stem))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weights = new Map([...counts].map(([word, count]) => [word, fullWeight / Math.sqrt(count)]))
  known.set(topics, weights)
  return weights
}

/** 0 when a word is missing; else what the words of the key weigh together. */
export function keyScore(
  words: readonly string[],
  key: string,
  weights: Weights = new Map(),
): number {
  let score = 0
  for (const part of key.split(' ')) {
    const option = part.split('|').find((entry) => words.some((word) => isSameStem(word, entry)))
    if (option === undefined) return 0
    score += plainWords.test(option) ? plainWeight : (weights.get(stem(option)) ?? fullWeight)
  }
  return score
}

function isSameStem(word: string, expected: string): boolean {
  if (word === expected) return true
  if (stem(word) === stem(expected)) return true
  return Math.min(word.length, expected.length) >= shortestGuess && isSameWord(word, expected)
}

const stems = new Map<string, string>()
const mostStems = 5_000

function stem(word: string): string {
  const before = stems.get(word)
  if (before !== undefined) return before
  if (stems.size > mostStems) stems.clear()
  const found = cutEnding(word)
  stems.set(word, found)
  return found
}

function cutEnding(word: string): string {
  const bare = word.replace(/'s$/, '')
  if (bare.length < 5) return bare.replace(/(?<=[a-z]{3})s$/, '')
  const single = bare
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '')
  // "Rates" are like "rate", and "pricing" is like "price".
  return single.length < 5 ? single : single.replace(/(?:ing|ed|e)$/, '')
}
