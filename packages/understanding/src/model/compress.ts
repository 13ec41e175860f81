import type { Linear } from './linear.ts'

const mostSteps = 127

/** Keeps what counts of learned weights, each in one byte. */
export function compress(
  rows: ReadonlyMap<number, number>,
  weights: Float32Array,
  { classes, least }: { readonly classes: number; readonly least: number },
): Linear {
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
      if (Math.abs(weight) < least || rounded === 0) continue
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

function largest(weights: Float32Array): number {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  return most
}
