import { isSameWord, type Utterance } from '@nightdesk/understanding'

/**
 * Something that can be recognised by its words: each key is a set of words that must all be there. `a|b` is either,
 * `a+b+c` is all of them in this order, close together.
 */
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
  const heard = readHeard(utterance)
  let best: TopicMatch<T> | undefined
  for (const { topic, keys, factor } of preparedOf(topics)) {
    let heaviest = 0
    for (const key of keys) heaviest = Math.max(heaviest, keyScore(heard, key))
    const score = heaviest * factor
    if (score > (best?.score ?? 0)) best = { topic, score }
  }
  return best
}

// Words in half of all questions: they hint at nothing.
const emptyWords =
  /^(?:over|take|takes|our|us|use|people|person|call|calls|phone|put|up|out|off|down|would|will|should|one|two|three|any|anything|something|new|want|need|like|know|say|says|come|coming|there|this|that|they|so|or|but|by|as|an|good|best|way|time|day|night|last|next|more|much|way|work|works|let|give|tell|see|look|find|keep|leave|bring|send|ask)$/
const fewestHints = 2
const leastHints = 14

/**
 * The topic a question is likely about when no key of it is whole: at least two telling words of one topic.
 * "What would I be paying you every month" has no key, but nobody else speaks of paying and of months.
 */
export function guessTopic<T extends Keyed>(
  { words }: Utterance,
  topics: readonly T[],
): T | undefined {
  const weights = weightsOf(topics)
  const telling = words.filter((word) => !plainWords.test(word) && !emptyWords.test(word))
  const heard = new Set(telling.map(stem))
  let best: { readonly topic: T; readonly score: number } | undefined
  for (const topic of topics) {
    const hints = [...vocabularyOf(topic)].filter((root) => heard.has(root))
    const score = hints.reduce((sum, root) => sum + (weights.get(root) ?? 0), 0)
    const isLikely = hints.length >= fewestHints && score >= leastHints
    if (isLikely && score > (best?.score ?? 0)) best = { topic, score }
  }
  return best?.topic
}

const vocabularies = new WeakMap<Keyed, ReadonlySet<string>>()

function vocabularyOf(topic: Keyed): ReadonlySet<string> {
  const before = vocabularies.get(topic)
  if (before) return before
  const words = topic.keys.flatMap((key) => key.split(/[ |+]/))
  const found = new Set(words.filter((word) => !plainWords.test(word)).map(stem))
  vocabularies.set(topic, found)
  return found
}

type Expected = { readonly word: string; readonly stem: string }
/** One word, or several that follow each other, and what they weigh. */
type Option = { readonly expected: readonly Expected[]; readonly weight: number }
/** All of these must be said, each in one of its ways. */
type Key = readonly (readonly Option[])[]
type Prepared<T> = { readonly topic: T; readonly keys: readonly Key[]; readonly factor: number }

// A call asks the same few lists again and again: their keys are cut up once.
const prepared = new WeakMap<readonly Keyed[], readonly Prepared<Keyed>[]>()

function preparedOf<T extends Keyed>(topics: readonly T[]): readonly Prepared<T>[] {
  const before = prepared.get(topics) as readonly Prepared<T>[] | undefined
  if (before) return before
  const weights = weightsOf(topics)
  const all = topics.map((topic) => ({
    topic,
    factor: topic.weight ?? 1,
    keys: topic.keys.map((key) => prepareKey(key, weights)),
  }))
  prepared.set(topics, all)
  return all
}

function prepareKey(key: string, weights: Weights): Key {
  return key.split(' ').map((part) =>
    waysToSay(part).map((words) => {
      const expected = words.map((word) => ({ word, stem: stem(word) }))
      const weight = expected.reduce((sum, each) => sum + weightOf(each, weights), 0)
      return { expected, weight }
    }),
  )
}

/** "have|got+rooms" is "have rooms" or "got rooms". */
function waysToSay(part: string): readonly (readonly string[])[] {
  return part
    .split('+')
    .map((step) => step.split('|'))
    .reduce<string[][]>(
      (ways, options) => ways.flatMap((way) => options.map((option) => [...way, option])),
      [[]],
    )
}

type Weights = ReadonlyMap<string, number>

const plainWords =
  /^(?:a|an|the|i|my|me|you|your|we|it|is|are|do|does|have|has|can|could|what|when|where|which|who|how|to|for|of|in|on|at|with|get|make|go|if|not|and|be|from|many|long|kind|type|about)$/
// Shorter words have too many neighbors: audio, audit.
const shortestGuess = 6
const plainWeight = 1
const fullWeight = 12

function weightOf({ word, stem: root }: Expected, weights: Weights): number {
  return plainWords.test(word) ? plainWeight : (weights.get(root) ?? fullWeight)
}

const weighed = new WeakMap<readonly Keyed[], Weights>()

/** How much a word tells: little when many topics have it. */
function weightsOf(topics: readonly Keyed[]): Weights {
  const before = weighed.get(topics)
  if (before) return before
  const counts = new Map<string, number>()
  for (const { keys } of topics) {
    const words = new Set(keys.flatMap((key) => key.split(/[ |+]/)).map(stem))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weights = new Map([...counts].map(([word, count]) => [word, fullWeight / Math.sqrt(count)]))
  weighed.set(topics, weights)
  return weights
}

/** The words of an utterance, ready to be looked up. */
type Heard = {
  readonly words: readonly Expected[]
  readonly stems: ReadonlySet<string>
  /** What was looked up before, by the word that was expected. */
  readonly known: Map<string, boolean>
}

function readHeard({ words }: Utterance): Heard {
  const heard = words.map((word) => ({ word, stem: stem(word) }))
  return { words: heard, stems: new Set(heard.map(({ stem: root }) => root)), known: new Map() }
}

/** 0 when a word is missing; else what the words of the key weigh together. */
function keyScore(heard: Heard, key: Key): number {
  let score = 0
  for (const options of key) {
    const option = options.find(({ expected }) => isSaid(heard, expected))
    if (option === undefined) return 0
    score += option.weight
  }
  return score
}

const furthestApart = 3

function isSaid(heard: Heard, expected: readonly Expected[]): boolean {
  if (!expected.every((each) => isHeard(heard, each))) return false
  return expected.length === 1 || heard.words.some((_, at) => follow(heard, at, expected))
}

/** The expected words one after the other from here on, close together. */
function follow(heard: Heard, at: number, [first, ...rest]: readonly Expected[]): boolean {
  const word = heard.words[at]
  if (!first || !word || !isSameStem(word, first)) return false
  if (rest.length === 0) return true
  return Array.from({ length: furthestApart }, (_, gap) => at + 1 + gap).some((next) =>
    follow(heard, next, rest),
  )
}

function isHeard({ words, stems: roots, known }: Heard, expected: Expected): boolean {
  if (roots.has(expected.stem)) return true
  if (expected.word.length < shortestGuess) return false
  const before = known.get(expected.word)
  if (before !== undefined) return before
  const found = words.some((word) => isSameStem(word, expected))
  known.set(expected.word, found)
  return found
}

function isSameStem(heard: Expected, expected: Expected): boolean {
  if (heard.stem === expected.stem) return true
  const shortest = Math.min(heard.word.length, expected.word.length)
  return shortest >= shortestGuess && isSameWord(heard.word, expected.word)
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
