import type { IntentModel, Sentence } from '../intents/intents.ts'
import { compress, orderByHash } from '../model/compress.ts'
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
import { createRounds, type Learner } from './learn-in-rounds.ts'
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
const many = 120

type Prepared = Numbered & {
  /** Each row as often as its features together count. */
  readonly scored: WeighedRows
  /** The same rows, each as often as one of its features counts: those that share it learn the same. */
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
  const order = orderByHash(lists.hashes)
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

  const learnMany = createRounds(sentences, learn)
  return {
    rounds,
    learn(many, times) {
      forgetAverage(linear)
      forgetAverage(directions)
      learnMany(many, times)
    },
    result() {
      const weighed = { hashes: lists.hashes, order, rows: rows.of, classes: count }
      const limits = count > many ? keptOfMany : kept
      const weights = averageOf(linear)
      const { linear: left, kept: features } = compress({ ...weighed, weights }, limits)
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
  return {
    number,
    ...weighRows(features, worth, rowOf),
    direction: {
      rows: Int32Array.from(direction, (_, dimension) => dimension),
      times: Float64Array.from(direction.map((value) => value * directionWeight)),
    },
    intents,
  }
}

/** As `weigh` does it: of length one together. */
function weighRows(
  features: Int32Array,
  worth: Float32Array,
  rowOf: Int32Array,
): Pick<Prepared, 'scored' | 'moved'> {
  let squares = 0
  for (const feature of features) squares += (worth[feature] ?? 0) ** 2
  const length = Math.sqrt(squares) || 1
  const places = new Map<number, number>()
  const rows = new Int32Array(features.length)
  const once = new Float64Array(features.length)
  const together = new Float64Array(features.length)
  for (const feature of features) {
    const row = rowOf[feature] ?? 0
    const place = places.get(row) ?? places.size
    const times = (worth[feature] ?? 0) / length
    places.set(row, place)
    rows[place] = row
    once[place] = times
    together[place] = (together[place] ?? 0) + times
  }
  return {
    scored: { rows: rows.slice(0, places.size), times: together.slice(0, places.size) },
    moved: { rows: rows.slice(0, places.size), times: once.slice(0, places.size) },
  }
}
