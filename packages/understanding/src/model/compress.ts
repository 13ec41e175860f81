import type { Linear } from './linear.ts'

const mostSteps = 127

/** Keeps what counts of learned weights, at most so many, each in one byte. */
export function compress(
  rows: ReadonlyMap<number, number>,
  weights: Float32Array,
  {
    classes,
    least,
    most,
  }: { readonly classes: number; readonly least: number; readonly most: number },
): Linear {
  const smallest = Math.max(least, magnitudeAt(weights, least, most))
  const step = largest(weights) / mostSteps || 1
  const hashes: number[] = []
  const starts = [0]
  const columns: number[] = []
  const steps: number[] = []
  for (const [hash, row] of [...rows].sort(([a], [b]) => a - b)) {
    const before = columns.length
    for (let index = 0; index < classes; index += 1) {
      const weight = weights[row * classes + index] ?? 0
      const rounded = Math.round(weight / step)
      if (Math.abs(weight) < smallest || rounded === 0) continue
      columns.push(index)
      steps.push(rounded)
    }
    if (columns.length === before) continue
    hashes.push(hash)
    starts.push(columns.length)
  }
  return {
    classes,
    step,
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Int8Array.from(steps),
  }
}

/** How large the last of the `most` largest weights is. */
function magnitudeAt(weights: Float32Array, least: number, most: number): number {
  const magnitudes = weights.map(Math.abs).filter((weight) => weight >= least)
  return magnitudes.sort().at(-most) ?? 0
}

function largest(weights: Float32Array): number {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  return most
}
