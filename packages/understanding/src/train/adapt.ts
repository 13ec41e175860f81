/** Weights, and how far each has been moved so far: the more it was, the smaller its next step (AdaGrad). */
export type Adapting = {
  readonly weights: Float32Array
  readonly moved: Float32Array
  /** How far each is ahead of its average over the last rounds. */
  readonly ahead: Float32Array
}

export function startAdapting(size: number): Adapting {
  return {
    weights: new Float32Array(size),
    moved: new Float32Array(size),
    ahead: new Float32Array(size),
  }
}

/** Before rounds of which the last are averaged. */
export function forgetAverage({ ahead }: Adapting): void {
  ahead.fill(0)
}

/** The weights on average over the last rounds: the sentences learned last count no more than the others. */
export function averageOf({ weights, ahead }: Adapting): Float32Array {
  const average = new Float32Array(weights.length)
  for (let at = 0; at < average.length; at += 1) average[at] = (weights[at] ?? 0) - (ahead[at] ?? 0)
  return average
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

/** How large the steps are, and how much of the time is over in which the weights are averaged. */
export type Pace = { readonly rate: number; readonly settling: number }

/** Moves a stretch of weights by the errors that are worth it, so many times. */
export function adapt(
  { weights, moved, ahead }: Adapting,
  start: number,
  { each, worth, many }: Errors,
  times: number,
  { rate, settling }: Pace,
): void {
  for (let next = 0; next < many; next += 1) {
    const at = worth[next] ?? 0
    const move = (each[at] ?? 0) * times
    const index = start + at
    moved[index] = (moved[index] ?? 0) + move * move
    const step = (rate * move) / Math.sqrt(calm + (moved[index] ?? 0))
    weights[index] = (weights[index] ?? 0) + step
    if (settling > 0) ahead[index] = (ahead[index] ?? 0) + settling * step
  }
}
