/** Weights, and how far each has been moved so far: the more it was, the smaller its next step (AdaGrad). */
export type Adapting = { readonly weights: Float32Array; readonly moved: Float32Array }

export function startAdapting(size: number): Adapting {
  return { weights: new Float32Array(size), moved: new Float32Array(size) }
}

const calm = 1e-3
// Smaller errors teach nothing that is worth the time.
export const negligible = 2e-3

/** Which errors are worth a step: few, once most of it is learned. */
export function worthwhile(errors: Float64Array): number[] {
  const found: number[] = []
  for (let at = 0; at < errors.length; at += 1) {
    if (Math.abs(errors[at] ?? 0) >= negligible) found.push(at)
  }
  return found
}

/** The largest of some errors, whichever way it goes. */
export function largest(errors: Float64Array): number {
  let most = 0
  for (let at = 0; at < errors.length; at += 1) most = Math.max(most, Math.abs(errors[at] ?? 0))
  return most
}

/** Moves a stretch of weights by the errors that are worth it, so many times. */
export function adapt(
  { weights, moved }: Adapting,
  start: number,
  errors: Float64Array,
  { times, rate, at: active }: { times: number; rate: number; at: readonly number[] },
): void {
  for (const at of active) {
    const move = (errors[at] ?? 0) * times
    const index = start + at
    moved[index] = (moved[index] ?? 0) + move * move
    weights[index] = (weights[index] ?? 0) + (rate * move) / Math.sqrt(calm + (moved[index] ?? 0))
  }
}
