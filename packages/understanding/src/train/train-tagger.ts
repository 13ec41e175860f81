import { compress } from '../model/compress.ts'
import { sumChain, type Chain, type Sums } from '../tagger/chain.ts'
import type { Tagger } from '../tagger/tagger.ts'
import { mayFollow } from '../tagger/tags.ts'
import { adapt, largest, negligible, startAdapting, worthwhile, type Adapting } from './adapt.ts'
import { numberFeatures, rowsOf } from './feature-rows.ts'
import { type Learner, learnInRounds } from './learn-in-rounds.ts'
import { createRandom } from './random.ts'

/** A sentence to learn from: the features and the right tag of each of its words. */
export type Tagged = {
  readonly features: readonly (readonly number[])[]
  readonly tags: readonly number[]
}

// In many sentences, what is seen twice is chance; in few of them it is all there is.
const manySentences = 4_000
const leastSeenOf = (count: number) => (count > manySentences ? 3 : 2)
const rounds = 6
const rate = 0.1
const least = 0.1
// Together with the intents', no more than 3 MB.
const most = 296_000

type Prepared = { readonly rows: readonly Int32Array[]; readonly tags: readonly number[] }

/**
 * Learns a conditional random field: each sentence makes the right sequence of tags a little likelier. `all` is
 * everything it will ever learn, so that every feature has its place from the beginning.
 */
export function openTagger(
  tags: readonly string[],
  all: readonly Tagged[],
): Learner<Tagged, Tagger> {
  const rows = numberFeatures(eachWord(all), leastSeenOf(all.length))
  const prepare = (sentence: Tagged): Prepared => {
    return { tags: sentence.tags, rows: sentence.features.map((list) => rowsOf(list, rows)) }
  }
  const emissions = startAdapting(rows.size * tags.length)
  const steps = startAdapting((tags.length + 1) * tags.length)
  forbid(tags, steps.weights)
  const random = createRandom(tags.length)
  return {
    rounds,
    learn(sentences, times) {
      const prepared = sentences.filter(({ features }) => features.length > 0).map(prepare)
      const learnOne = (sentence: Prepared) => learn(sentence, tags.length, emissions, steps)
      learnInRounds(prepared, { rounds: times, random, learn: learnOne })
    },
    result() {
      const linear = compress(rows, emissions.weights, { classes: tags.length, least, most })
      return { tags, linear, steps: steps.weights.slice() }
    },
  }
}

function* eachWord(sentences: readonly Tagged[]): Generator<readonly number[]> {
  for (const { features } of sentences) yield* features
}

function forbid(tags: readonly string[], steps: Float32Array): void {
  for (let from = 0; from <= tags.length; from += 1) {
    tags.forEach((tag, to) => {
      if (!mayFollow(tags[from] ?? '', tag)) steps[from * tags.length + to] = -Infinity
    })
  }
}

function learn(sentence: Prepared, count: number, emissions: Adapting, steps: Adapting): number {
  const chain = score(sentence, count, emissions, steps)
  const sums = sumChain(chain)
  const errors = new Float64Array(count)
  let off = 0
  sentence.rows.forEach((rows, word) => {
    for (let tag = 0; tag < count; tag += 1) errors[tag] = -(sums.likely[word * count + tag] ?? 0)
    const right = sentence.tags[word] ?? 0
    errors[right] = (errors[right] ?? 0) + 1
    off = Math.max(off, largest(errors))
    const at = worthwhile(errors)
    for (const row of rows) adapt(emissions, row * count, errors, { times: 1, rate, at })
  })
  learnSteps(sentence, chain, sums, steps)
  return off
}

function score(
  { rows }: Prepared,
  tags: number,
  { weights }: Adapting,
  { weights: steps }: Adapting,
): Chain {
  const emissions = new Float64Array(rows.length * tags)
  rows.forEach((list, at) => {
    for (const row of list) {
      const start = row * tags
      for (let tag = 0; tag < tags; tag += 1)
        emissions[at * tags + tag] = (emissions[at * tags + tag] ?? 0) + (weights[start + tag] ?? 0)
    }
  })
  return { length: rows.length, tags, emissions, steps }
}

/** What is likely to follow what, against what did follow. */
function learnSteps({ tags: right }: Prepared, chain: Chain, sums: Sums, steps: Adapting): void {
  const { tags, length } = chain
  const errors = new Float64Array(tags)
  for (let to = 0; to < tags; to += 1) errors[to] = -(sums.likely[to] ?? 0)
  errors[right[0] ?? 0] = (errors[right[0] ?? 0] ?? 0) + 1
  adapt(steps, tags * tags, errors, { times: 1, rate, at: worthwhile(errors) })
  for (let at = 1; at < length; at += 1) {
    for (let from = 0; from < tags; from += 1) {
      if ((sums.likely[(at - 1) * tags + from] ?? 0) < negligible && right[at - 1] !== from)
        continue
      for (let to = 0; to < tags; to += 1) errors[to] = -sums.pair(at, from, to)
      if (right[at - 1] === from) errors[right[at] ?? 0] = (errors[right[at] ?? 0] ?? 0) + 1
      adapt(steps, from * tags, errors, { times: 1, rate, at: worthwhile(errors) })
    }
  }
}
