import { addRow, rowOf, softmax, type Linear } from '../model/linear.ts'
import type { Intent } from '../reading.ts'

/** Tells what is wanted: one linear classifier for tasks, questions and moods. */
export type IntentModel = {
  readonly ids: readonly string[]
  readonly linear: Linear
  /** How much the feature of a row tells: rare ones more. */
  readonly worth: Float32Array
  /** [dimension * ids + id], for where the words point to together. */
  readonly directions: Float32Array
  readonly biases: Float32Array
}

export type Sentence = { readonly features: readonly number[]; readonly direction: Float32Array }

/** Each row as often as it tells something, of length one together. */
export function weigh(
  rows: readonly number[],
  worth: (row: number) => number,
): { readonly row: number; readonly times: number }[] {
  const length = Math.hypot(...rows.map(worth)) || 1
  return rows.map((row) => ({ row, times: worth(row) / length }))
}

const likelyToo = 0.2
const mostIntents = 3

export function findIntents(model: IntentModel, sentence: Sentence): Intent[] {
  return rankIntents(model, sentence)
    .slice(0, mostIntents)
    .filter(({ confidence }, at) => at === 0 || confidence >= likelyToo)
}

/** Everything it might mean, the likeliest first; together they are one. */
export function rankIntents(model: IntentModel, { features, direction }: Sentence): Intent[] {
  const { ids, linear, worth, directions, biases } = model
  const scores = Float64Array.from(biases)
  const known = features.map((hash) => rowOf(linear, hash)).filter((row) => row >= 0)
  for (const weighed of weigh(known, (row) => worth[row] ?? 0)) {
    addRow(linear, weighed, { scores, offset: 0 })
  }
  direction.forEach((value, dimension) => {
    const start = dimension * ids.length
    for (let id = 0; id < ids.length; id += 1) {
      scores[id] = (scores[id] ?? 0) + value * (directions[start + id] ?? 0)
    }
  })
  return [...softmax(scores)]
    .map((confidence, at) => ({ id: ids[at] ?? '', confidence }))
    .sort((a, b) => b.confidence - a.confidence)
}
