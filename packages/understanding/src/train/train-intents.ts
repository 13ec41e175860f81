import { weigh, type IntentModel, type Sentence } from '../intents/intents.ts'
import { compress } from '../model/compress.ts'
import { softmax } from '../model/linear.ts'
import { adapt, largest, startAdapting, worthwhile } from './adapt.ts'
import { numberFeatures, rowsOf } from './feature-rows.ts'
import { type Learner, learnInRounds } from './learn-in-rounds.ts'
import { createRandom } from './random.ts'

/** A sentence to learn from, and what is wanted in it. */
export type Wanted = Sentence & { readonly intents: readonly number[] }

const rounds = 10
const rate = 0.3
const directionWeight = 3
const biasRate = 0.02
const least = 0.3
const most = 296_000

type Prepared = {
  readonly rows: Int32Array
  readonly times: Float64Array
  readonly direction: Float32Array
  readonly intents: readonly number[]
}

/**
 * Learns one classifier for everything that can be wanted; a sentence with two wishes teaches half of each. `all` is
 * everything it will ever learn, so that every feature has its place from the beginning.
 */
export function openIntents(
  ids: readonly string[],
  all: readonly Wanted[],
): Learner<Wanted, IntentModel> {
  const rows = numberFeatures(
    all.map(({ features }) => features),
    1,
  )
  const worth = worthOf(all, rows)
  const count = ids.length
  const dimensions = all[0]?.direction.length ?? 0
  const linear = startAdapting(rows.size * count)
  const directions = startAdapting(dimensions * count)
  const biases = new Float64Array(count)
  const random = createRandom(count)

  function learn({ rows: own, times, direction, intents }: Prepared): number {
    const errors = Float64Array.from(biases)
    for (let at = 0; at < own.length; at += 1)
      addTo(linear.weights, (own[at] ?? 0) * count, times[at] ?? 0, errors)
    for (let at = 0; at < direction.length; at += 1)
      addTo(directions.weights, at * count, direction[at] ?? 0, errors)
    softmax(errors)
    for (let id = 0; id < count; id += 1) errors[id] = -(errors[id] ?? 0)
    for (const id of intents) errors[id] = (errors[id] ?? 0) + 1 / intents.length
    const active = worthwhile(errors)
    for (let at = 0; at < own.length; at += 1)
      adapt(linear, (own[at] ?? 0) * count, errors, { times: times[at] ?? 0, rate, at: active })
    for (let at = 0; at < direction.length; at += 1)
      adapt(directions, at * count, errors, { times: direction[at] ?? 0, rate, at: active })
    for (let id = 0; id < count; id += 1)
      biases[id] = (biases[id] ?? 0) + biasRate * (errors[id] ?? 0)
    return largest(errors)
  }

  return {
    rounds,
    learn(sentences, times) {
      const prepared = sentences.map((sentence) => prepare(sentence, rows, worth))
      learnInRounds(prepared, { rounds: times, random, learn })
    },
    result() {
      const kept = compress(rows, linear.weights, { classes: count, least, most })
      return {
        ids,
        linear: kept,
        worth: Float32Array.from(kept.hashes, (hash) => worth[rows.get(hash) ?? 0] ?? 0),
        directions: directions.weights.map((weight) => weight * directionWeight),
        biases: Float32Array.from(biases),
      }
    },
  }
}

/** How much the feature of each row tells: the rarer, the more. */
function worthOf(sentences: readonly Wanted[], rows: ReadonlyMap<number, number>): Float32Array {
  const seen = new Float32Array(rows.size)
  for (const { features } of sentences) {
    for (const feature of features)
      seen[rows.get(feature) ?? 0] = (seen[rows.get(feature) ?? 0] ?? 0) + 1
  }
  return seen.map((times) => Math.log(1 + sentences.length / times))
}

function prepare(
  { features, direction, intents }: Wanted,
  rows: ReadonlyMap<number, number>,
  worth: Float32Array,
): Prepared {
  const known = weigh([...rowsOf(features, rows)], (row) => worth[row] ?? 0)
  return {
    rows: Int32Array.from(known.map(({ row }) => row)),
    times: Float64Array.from(known.map(({ times }) => times)),
    direction: direction.map((value) => value * directionWeight),
    intents,
  }
}

function addTo(weights: Float32Array, start: number, times: number, into: Float64Array): void {
  for (let at = 0; at < into.length; at += 1)
    into[at] = (into[at] ?? 0) + times * (weights[start + at] ?? 0)
}
