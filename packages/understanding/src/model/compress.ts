import type { Linear } from './linear.ts'

/** What was learned of each feature: its weights, one for each class, stand in a row that it may share with others. */
export type Weighed = {
  readonly hashes: Uint32Array
  /** As `orderByHash` gives it: the same whenever these features are compressed. */
  readonly order: Int32Array
  readonly rows: Int32Array
  readonly weights: Float32Array
  readonly classes: number
}

export type Compressed = {
  readonly linear: Linear
  /** Which features are left, in the order of their hashes. */
  readonly kept: Int32Array
}

const mostSteps = 127

/** Keeps what counts of learned weights, at most so many, each in one byte. */
export function compress(
  weighed: Weighed,
  { least, most }: { readonly least: number; readonly most: number },
): Compressed {
  const { hashes, order, rows, weights, classes } = weighed
  const smallest = Math.max(least, magnitudeAt(weighed, least, most))
  const step = largest(weights) / mostSteps || 1
  const kept = new Int32Array(hashes.length)
  const starts = new Uint32Array(hashes.length + 1)
  const columns = new Uint8Array(countFrom(weighed, smallest))
  const steps = new Int8Array(columns.length)
  let [many, end] = [0, 0]
  for (const feature of order) {
    const start = (rows[feature] ?? 0) * classes
    for (let index = 0; index < classes; index += 1) {
      const weight = weights[start + index] ?? 0
      if (Math.abs(weight) < smallest) continue
      const rounded = Math.round(weight / step)
      if (rounded === 0) continue
      columns[end] = index
      steps[end] = rounded
      end += 1
    }
    if (starts[many] === end) continue
    kept[many] = feature
    many += 1
    starts[many] = end
  }
  const left = kept.slice(0, many)
  const linear = {
    classes,
    step,
    hashes: Uint32Array.from(left, (feature) => hashes[feature] ?? 0),
    starts: starts.slice(0, many + 1),
    columns: columns.slice(0, end),
    weights: steps.slice(0, end),
  }
  return { linear, kept: left }
}

/** The features in the order of their hashes. Both in one number: sorting these needs no comparison of ours. */
export function orderByHash(hashes: Uint32Array): Int32Array {
  const many = hashes.length
  const keys = Float64Array.from(hashes, (hash, feature) => hash * many + feature)
  return Int32Array.from(keys.sort(), (key) => key % many)
}

/** How large the last of the `most` largest weights is. */
function magnitudeAt(weighed: Weighed, least: number, most: number): number {
  const { rows, weights, classes } = weighed
  const magnitudes = new Float32Array(countFrom(weighed, least))
  let many = 0
  for (const row of rows) {
    for (let at = row * classes; at < (row + 1) * classes; at += 1) {
      const magnitude = Math.abs(weights[at] ?? 0)
      if (magnitude < least) continue
      magnitudes[many] = magnitude
      many += 1
    }
  }
  return magnitudes.sort().at(-most) ?? 0
}

function countFrom({ rows, weights, classes }: Weighed, least: number): number {
  let many = 0
  for (const row of rows) {
    for (let at = row * classes; at < (row + 1) * classes; at += 1) {
      if (Math.abs(weights[at] ?? 0) >= least) many += 1
    }
  }
  return many
}

function largest(weights: Float32Array): number {
  let most = 0
  for (let at = 0; at < weights.length; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0))
  return most
}
