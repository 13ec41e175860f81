/** Weights, and how far each has been moved so far: the more it was, the smaller its next step (AdaGrad). */
export type Adapting = { readonly weights: Float32Array; readonly moved: Float32Array }

export function startAdapting(size: number): Adapting {
  return { weights: new Float32Array(size), moved: new Float32Array(size) }
}

const calm = 1e-3
// Smaller errors teach nothing that is worth the time.
export const negligible = 2e-3

/** How wrong each class was, and which of the errors are worth a step. One is enough for a whole training. */
export type Errors = { readonly each: Float64Array; readonly worth: Int32Array; many: number }

export function createErrors(classes: number): Errors {
  return { each: new Float64Array(classes), worth: new Int32Array(classes), many: 0 }
}

/** Notes which errors are worth a step: few, once most of it is learned. Returns the largest, whichever way it goes. */
export function findWorthwhile(errors: Errors): number {
  const { each, worth } = errors
  let [many, largest] = [0, 0]
  for (let at = 0; at < each.length; at += 1) {
    const size = Math.abs(each[at] ?? 0)
    if (size > largest) largest = size
    if (size >= negligible) {
      worth[many] = at
      many += 1
    }
  }
  errors.many = many
  return largest
}

/** Moves a stretch of weights by the errors that are worth it, so many times. */
export function adapt(
  { weights, moved }: Adapting,
  start: number,
  { each, worth, many }: Errors,
  times: number,
  rate: number,
): void {
  for (let next = 0; next < many; next += 1) {
    const at = worth[next] ?? 0
    const move = (each[at] ?? 0) * times
    const index = start + at
    moved[index] = (moved[index] ?? 0) + move * move
    weights[index] = (weights[index] ?? 0) + (rate * move) / Math.sqrt(calm + (moved[index] ?? 0))
  }
}
