// The arithmetic of a chain of tags: sums and maxima over every sequence there could be. Arrays are flat; every index
// is in range, so that the zeros beside them are never taken.

/** Scores of a sequence: a row of tags for each word, and of going from one tag to the next. */
export type Chain = {
  readonly length: number
  readonly tags: number
  /** [word * tags + tag] */
  readonly emissions: Float64Array
  /** [from * tags + to]; the last row is the start. What cannot be is -Infinity. */
  readonly steps: Float64Array | Float32Array
}

/** The best sequence of tags (Viterbi). */
export function bestPath({ length, tags, emissions, steps }: Chain): number[] {
  const best = new Float64Array(length * tags)
  const back = new Int32Array(length * tags)
  for (let tag = 0; tag < tags; tag += 1)
    best[tag] = (steps[tags * tags + tag] ?? 0) + (emissions[tag] ?? 0)
  for (let at = 1; at < length; at += 1) {
    const row = at * tags
    for (let tag = 0; tag < tags; tag += 1) {
      let top = -Infinity
      let from = 0
      for (let before = 0; before < tags; before += 1) {
        const value = (best[row - tags + before] ?? 0) + (steps[before * tags + tag] ?? 0)
        if (value > top) {
          top = value
          from = before
        }
      }
      best[row + tag] = top + (emissions[row + tag] ?? 0)
      back[row + tag] = from
    }
  }
  return traceBack(best, back, length, tags)
}

function traceBack(best: Float64Array, back: Int32Array, length: number, tags: number): number[] {
  const end = (length - 1) * tags
  let tag = 0
  for (let other = 1; other < tags; other += 1) {
    if ((best[end + other] ?? 0) > (best[end + tag] ?? 0)) tag = other
  }
  const path = [tag]
  for (let at = length - 1; at > 0; at -= 1) {
    tag = back[at * tags + tag] ?? 0
    path.push(tag)
  }
  return path.toReversed()
}

export type Sums = {
  /** How likely each tag is at each word. */
  readonly likely: Float64Array
  readonly forward: Float64Array
  readonly backward: Float64Array
  readonly total: number
}

/** Sums over all sequences (forward and backward), as logarithms. */
export function sumChain({ length, tags, emissions, steps }: Chain): Sums {
  const forward = new Float64Array(length * tags)
  const backward = new Float64Array(length * tags)
  const column = new Float64Array(tags)
  for (let tag = 0; tag < tags; tag += 1)
    forward[tag] = (steps[tags * tags + tag] ?? 0) + (emissions[tag] ?? 0)
  for (let at = 1; at < length; at += 1) {
    const row = at * tags
    for (let tag = 0; tag < tags; tag += 1) {
      for (let before = 0; before < tags; before += 1) {
        column[before] = (forward[row - tags + before] ?? 0) + (steps[before * tags + tag] ?? 0)
      }
      forward[row + tag] = logOfSum(column) + (emissions[row + tag] ?? 0)
    }
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const next = (at + 1) * tags
    for (let tag = 0; tag < tags; tag += 1) {
      for (let after = 0; after < tags; after += 1) {
        column[after] =
          (steps[tag * tags + after] ?? 0) +
          (emissions[next + after] ?? 0) +
          (backward[next + after] ?? 0)
      }
      backward[at * tags + tag] = logOfSum(column)
    }
  }
  const total = logOfSum(forward.subarray((length - 1) * tags))
  const likely = forward.map((value, index) => Math.exp(value + (backward[index] ?? 0) - total))
  return { likely, forward, backward, total }
}

function logOfSum(values: Float64Array): number {
  let top = -Infinity
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) > top) top = values[at] ?? 0
  if (top === -Infinity) return top
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += Math.exp((values[at] ?? 0) - top)
  return top + Math.log(sum)
}
