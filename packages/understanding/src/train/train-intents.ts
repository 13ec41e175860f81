import { weigh, type IntentModel, type Sentence } from '../intents/intents.ts'
import { compress } from '../model/compress.ts'
import { softmax } from '../model/linear.ts'
import {
  adapt,
  averageOf,
  createErrors,
  findWorthwhile,
  forgetAverage,
  startAdapting,
} from './adapt.ts'
import { addRows, type WeighedRows } from './add-rows.ts'
import { countFeatures, createCollector, type FeatureLists } from './feature-lists.ts'
import { type Learner, learnInRounds } from './learn-in-rounds.ts'
import type { Numbered } from './order.ts'
import { joinTwins } from './twins.ts'

/** A sentence to learn from, and what is wanted in it. */
export type Wanted = Sentence & Numbered & { readonly intents: readonly number[] }

const rounds = 10
const rate = 0.3
const directionWeight = 3
const biasRate = 0.02
// Which weights are left out: small ones, and of more than so many the smallest. Of many classes each has a small share
// of what a word tells.
const kept = { least: 0.3, most: 296_000 }
const keptOfMany = { least: 0.1, most: 600_000 }
const many = 100

type Prepared = Numbered & {
  /** The row of each feature; those that share one stand there more than once. */
  readonly scored: WeighedRows
  /** Each row once. */
  readonly moved: WeighedRows
  readonly direction: WeighedRows
  readonly intents: readonly number[]
}

/**
 * Learns one classifier for everything that can be wanted; a sentence with two wishes teaches half of each. `all` is
 * everything it will ever learn, so that every feature has its place from the beginning.
 */
export function openIntents(ids: readonly string[], all: Iterable<Wanted>): Learner<IntentModel> {
  const { lists, wanted } = collect(all)
  const worth = worthOf(lists)
  const rows = joinTwins(lists)
  const sentences = wanted.map((one, at) => prepare(one, featuresIn(lists, at), worth, rows.of))
  const count = ids.length
  const linear = startAdapting(rows.count * count)
  const directions = startAdapting((wanted[0]?.direction.length ?? 0) * count)
  const biases = new Float64Array(count)
  const errors = createErrors(count)

  function learn({ scored, moved, direction, intents }: Prepared, settling: number): number {
    const pace = { rate, settling }
    const { each } = errors
    each.set(biases)
    addRows(linear.weights, scored, each)
    addRows(directions.weights, direction, each)
    softmax(each)
    for (let id = 0; id < count; id += 1) each[id] = -(each[id] ?? 0)
    for (const id of intents) each[id] = (each[id] ?? 0) + 1 / intents.length
    const off = findWorthwhile(errors)
    for (let at = 0; at < moved.rows.length; at += 1)
      adapt(linear, (moved.rows[at] ?? 0) * count, errors, moved.times[at] ?? 0, pace)
    for (let at = 0; at < direction.rows.length; at += 1)
      adapt(directions, at * count, errors, direction.times[at] ?? 0, pace)
    for (let id = 0; id < count; id += 1)
      biases[id] = (biases[id] ?? 0) + biasRate * (each[id] ?? 0)
    return off
  }

  return {
    rounds,
    learn(first, times) {
      forgetAverage(linear)
      forgetAverage(directions)
      learnInRounds(sentences.slice(0, first), { rounds: times, learn })
    },
    result() {
      const weighed = { hashes: lists.hashes, rows: rows.of, weights: averageOf(linear) }
      const limits = count > many ? keptOfMany : kept
      const { linear: left, kept: features } = compress({ ...weighed, classes: count }, limits)
      return {
        ids,
        linear: left,
        worth: Float32Array.from(features, (feature) => worth[feature] ?? 0),
        directions: averageOf(directions).map((weight) => weight * directionWeight),
        biases: Float32Array.from(biases),
      }
    },
  }
}

/** Whatever a sentence has besides its features. */
type Meant = Pick<Wanted, 'number' | 'direction' | 'intents'>

function collect(all: Iterable<Wanted>): {
  readonly lists: FeatureLists
  readonly wanted: readonly Meant[]
} {
  const collector = createCollector()
  const wanted: Meant[] = []
  for (const { features, number, direction, intents } of all) {
    collector.add(features)
    wanted.push({ number, direction, intents })
  }
  return { wanted, lists: collector.finish(1) }
}

function featuresIn({ starts, features }: FeatureLists, list: number): Int32Array {
  return features.subarray(starts[list] ?? 0, starts[list + 1] ?? 0)
}

/** How much each feature tells: the rarer, the more. */
function worthOf(lists: FeatureLists): Float32Array {
  const sentences = lists.starts.length - 1
  return Float32Array.from(countFeatures(lists), (times) => Math.log(1 + sentences / times))
}

function prepare(
  { number, direction, intents }: Meant,
  features: Int32Array,
  worth: Float32Array,
  rowOf: Int32Array,
): Prepared {
  const known = weigh([...features], (feature) => worth[feature] ?? 0)
  const rows = Int32Array.from(features, (feature) => rowOf[feature] ?? 0)
  const times = Float64Array.from(known, (one) => one.times)
  return {
    number,
    scored: { rows, times },
    moved: onceEach(rows, times),
    direction: {
      rows: Int32Array.from(direction, (_, dimension) => dimension),
      times: Float64Array.from(direction.map((value) => value * directionWeight)),
    },
    intents,
  }
}

function onceEach(rows: Int32Array, times: Float64Array): WeighedRows {
  const timesOf = new Map<number, number>()
  for (let at = 0; at < rows.length; at += 1) timesOf.set(rows[at] ?? 0, times[at] ?? 0)
  return { rows: Int32Array.from(timesOf.keys()), times: Float64Array.from(timesOf.values()) }
}
