import { compress, orderByHash } from '../model/compress.ts'
import { expOf, sumChain, type Chain, type Sums } from '../tagger/chain.ts'
import type { Tagger } from '../tagger/tagger.ts'
import { mayFollow } from '../tagger/tags.ts'
import {
  adapt,
  averageOf,
  createErrors,
  findWorthwhile,
  forgetAverage,
  negligible,
  startAdapting,
  type Adapting,
  type Errors,
  type Pace,
} from './adapt.ts'
import { addWord } from './add-rows.ts'
import { createCollector, type FeatureLists } from './feature-lists.ts'
import { createRounds, type Learner } from './learn-in-rounds.ts'
import type { Numbered } from './order.ts'

/** A sentence to learn from: the features and the right tag of each of its words. */
export type Tagged = Numbered & {
  readonly features: readonly (readonly number[])[]
  readonly tags: readonly number[]
}

// In many sentences, what is seen twice is chance; in few of them it is all there is.
const manySentences = 4_000
const leastSeenOf = (count: number) => (count > manySentences ? 3 : 2)
const rounds = 6
const rate = 0.1
const least = 0.1
// Far below the errors that teach anything.
const impossible = 1e-4
// Together with the intents', no more than 3 MB.
const most = 296_000

/** The right tags of a sentence, and which list of features is that of its first word. */
type Prepared = Numbered & { readonly first: number; readonly tags: readonly number[] }

/** Everything that is learned, and what is needed over and over while learning. */
type State = {
  readonly count: number
  readonly lists: FeatureLists
  readonly emissions: Adapting
  readonly steps: Adapting
  /** The weights of the steps as factors, kept up with them. */
  readonly factors: Float64Array
  /** From which tags on the steps were moved since. */
  readonly changed: Uint8Array
  readonly errors: Errors
}

/**
 * Learns a conditional random field: each sentence makes the right sequence of tags a little likelier. `all` is
 * everything it will ever learn, so that every feature has its place from the beginning.
 */
export function openTagger(tags: readonly string[], all: Iterable<Tagged>): Learner<Tagger> {
  const { lists, sentences } = collect(all)
  const { hashes } = lists
  const order = orderByHash(hashes)
  const rows = Int32Array.from(hashes, (_, feature) => feature)
  const count = tags.length
  const emissions = startAdapting(hashes.length * count)
  const steps = startAdapting((count + 1) * count)
  forbid(tags, steps.weights)
  const factors = expOf(steps.weights)
  const changed = new Uint8Array(count + 1)
  const errors = createErrors(count)
  const state: State = { count, lists, emissions, steps, factors, changed, errors }
  const learnMany = createRounds(sentences, (sentence, settling) =>
    sentence.tags.length > 0 ? learn(sentence, state, { rate, settling }) : 0,
  )
  return {
    rounds,
    learn(many, times) {
      forgetAverage(emissions)
      forgetAverage(steps)
      learnMany(many, times)
    },
    result() {
      const { linear } = compress(
        { hashes, order, rows, weights: averageOf(emissions), classes: count },
        { least, most },
      )
      return { tags, linear, steps: averageOf(steps) }
    },
  }
}

function collect(all: Iterable<Tagged>): {
  readonly lists: FeatureLists
  readonly sentences: readonly Prepared[]
} {
  const collector = createCollector()
  const sentences: Prepared[] = []
  let first = 0
  for (const { features, tags, number } of all) {
    for (const list of features) collector.add(list)
    sentences.push({ number, first, tags })
    first += features.length
  }
  return { sentences, lists: collector.finish(leastSeenOf(sentences.length)) }
}

function forbid(tags: readonly string[], steps: Float32Array): void {
  for (let from = 0; from <= tags.length; from += 1) {
    tags.forEach((tag, to) => {
      if (!mayFollow(tags[from] ?? '', tag)) steps[from * tags.length + to] = -Infinity
    })
  }
}

function learn(sentence: Prepared, state: State, pace: Pace): number {
  const { count, lists, emissions, errors } = state
  const chain = score(sentence, state)
  const sums = sumChain(chain, { factors: state.factors, impossible })
  let off = 0
  for (let word = 0; word < chain.length; word += 1) {
    for (let tag = 0; tag < count; tag += 1)
      errors.each[tag] = -(sums.likely[word * count + tag] ?? 0)
    addOne(errors, sentence.tags[word])
    off = Math.max(off, findWorthwhile(errors))
    const end = lists.starts[sentence.first + word + 1] ?? 0
    if (errors.many === 0) continue
    for (let at = lists.starts[sentence.first + word] ?? 0; at < end; at += 1)
      adapt(emissions, (lists.features[at] ?? 0) * count, errors, 1, pace)
  }
  learnSteps(sentence, chain, { sums, pace }, state)
  renewFactors(state)
  return off
}

function addOne({ each }: Errors, at = 0): void {
  each[at] = (each[at] ?? 0) + 1
}

function score({ first, tags }: Prepared, { count, lists, emissions, steps }: State): Chain {
  const { starts, features } = lists
  const scores = new Float64Array(tags.length * count)
  for (let word = 0; word < tags.length; word += 1) {
    const [from, to] = [starts[first + word] ?? 0, starts[first + word + 1] ?? 0]
    addWord(emissions.weights, features, { from, to, offset: word * count }, scores, count)
  }
  return { length: tags.length, tags: count, emissions: scores, steps: steps.weights }
}

/** What is likely to follow what, against what did follow. */
function learnSteps(
  { tags: right }: Prepared,
  chain: Chain,
  { sums, pace }: { readonly sums: Sums; readonly pace: Pace },
  state: State,
): void {
  const { tags, length } = chain
  const { errors } = state
  for (let to = 0; to < tags; to += 1) errors.each[to] = -(sums.likely[to] ?? 0)
  addOne(errors, right[0])
  adaptSteps(state, tags, pace)
  for (let at = 1; at < length; at += 1) {
    for (let from = 0; from < tags; from += 1) {
      if ((sums.likely[(at - 1) * tags + from] ?? 0) < negligible && right[at - 1] !== from)
        continue
      for (let to = 0; to < tags; to += 1) errors.each[to] = -sums.pair(at, from, to)
      if (right[at - 1] === from) addOne(errors, right[at])
      adaptSteps(state, from, pace)
    }
  }
}

function adaptSteps({ count, steps, changed, errors }: State, from: number, pace: Pace): void {
  findWorthwhile(errors)
  adapt(steps, from * count, errors, 1, pace)
  if (errors.many > 0) changed[from] = 1
}

/** Only once a sentence is learned: its sums are made of the factors as they were. */
function renewFactors({ count, steps, factors, changed }: State): void {
  for (let from = 0; from <= count; from += 1) {
    if (changed[from] === 0) continue
    changed[from] = 0
    for (let at = from * count; at < (from + 1) * count; at += 1)
      factors[at] = Math.exp(steps.weights[at] ?? 0)
  }
}
