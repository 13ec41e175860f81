/** Weights, and how far each has been moved so far: the more it was, the smaller its next step (AdaGrad). */
export type Adapting = { readonly weights: Float32Array; readonly moved: Float32Array }

export function startAdapting(size: number): Adapting {
  return { weights: new Float32Array(size), moved: new Float32Array(size) }
}

const calm = 1e-3
// Smaller errors teach nothing that is worth the time.
export const negligible = 2e-3

/** Moves a stretch of weights by the errors, so many times. */
export function adapt(
  { weights, moved }: Adapting,
  start: number,
  errors: Float64Array,
  { times, rate }: { readonly times: number; readonly rate: number },
): void {
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at] ?? 0
    if (error < negligible && error > -negligible) continue
    const move = error * times
    const index = start + at
    moved[index] = (moved[index] ?? 0) + move * move
    weights[index] = (weights[index] ?? 0) + (rate * move) / Math.sqrt(calm + (moved[index] ?? 0))
  }
}
