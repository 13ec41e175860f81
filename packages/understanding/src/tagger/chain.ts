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
  /** How likely it is to go from one tag to another, at the word it goes to. */
  pair(at: number, from: number, to: number): number
}

/** For whoever sums often. */
export type Summing = {
  /** The steps as factors, kept from one chain to the next. */
  readonly factors: Float64Array
  /** A sequence less likely than this counts as none. */
  readonly impossible: number
}

// Adds nothing that could be seen.
const impossible = 1e-12

/** Sums over all sequences (forward and backward). Each word is scaled to one, so that nothing overflows. */
export function sumChain(
  chain: Chain,
  summing: Summing = { factors: expOf(chain.steps), impossible },
): Sums {
  const { length, tags } = chain
  const here = expEach(chain)
  const steps = summing.factors
  const { forward, scales, open } = sumForward(chain, summing, here)
  const backward = sumBackward(chain, steps, { here, scales, open })
  const likely = new Float64Array(length * tags)
  for (let at = 0; at < likely.length; at += 1)
    likely[at] = (forward[at] ?? 0) * (backward[at] ?? 0)
  const pair = (at: number, from: number, to: number) =>
    ((forward[(at - 1) * tags + from] ?? 0) *
      (steps[from * tags + to] ?? 0) *
      (here[at * tags + to] ?? 0) *
      (backward[at * tags + to] ?? 0)) /
    (scales[at] ?? 1)
  return { likely, pair }
}

/** The tags of each word that are possible, the others left out: most words could be few things. */
type Open = {
  /** Those of a word from `word * tags` on. */
  readonly which: Int32Array
  readonly many: Int32Array
}

function sumForward(
  { length, tags }: Chain,
  { factors: steps, impossible }: Summing,
  here: Float64Array,
): { readonly forward: Float64Array; readonly scales: Float64Array; readonly open: Open } {
  const forward = new Float64Array(length * tags)
  const scales = new Float64Array(length)
  const open = { which: new Int32Array(length * tags), many: new Int32Array(length) }
  for (let at = 0; at < length; at += 1) {
    const row = at * tags
    // Nothing comes before the first word.
    if (at === 0) forward.set(steps.subarray(tags * tags))
    const many = at === 0 ? 0 : (open.many[at - 1] ?? 0)
    for (let next = row - tags; next < row - tags + many; next += 1) {
      const before = open.which[next] ?? 0
      const share = forward[row - tags + before] ?? 0
      for (let tag = 0; tag < tags; tag += 1)
        forward[row + tag] = (forward[row + tag] ?? 0) + share * (steps[before * tags + tag] ?? 0)
    }
    for (let tag = 0; tag < tags; tag += 1)
      forward[row + tag] = (forward[row + tag] ?? 0) * (here[row + tag] ?? 0)
    scales[at] = scaleToOne(forward, row, tags)
    let end = row
    for (let tag = 0; tag < tags; tag += 1) {
      if ((forward[row + tag] ?? 0) < impossible) continue
      open.which[end] = tag
      end += 1
    }
    open.many[at] = end - row
  }
  return { forward, scales, open }
}

type Summed = {
  readonly here: Float64Array
  readonly scales: Float64Array
  readonly open: Open
}

function sumBackward(
  { length, tags }: Chain,
  steps: Float64Array,
  { here, scales, open }: Summed,
): Float64Array {
  const { which, many } = open
  const backward = new Float64Array(length * tags)
  backward.fill(1, (length - 1) * tags)
  const shares = new Float64Array(tags)
  for (let at = length - 2; at >= 0; at -= 1) {
    const [row, next] = [at * tags, (at + 1) * tags]
    const [end, nextMany] = [row + (many[at] ?? 0), many[at + 1] ?? 0]
    for (let after = 0; after < nextMany; after += 1) {
      const index = next + (which[next + after] ?? 0)
      shares[after] = ((here[index] ?? 0) * (backward[index] ?? 0)) / (scales[at + 1] ?? 1)
    }
    for (let one = row; one < end; one += 1) {
      const tag = which[one] ?? 0
      let sum = 0
      for (let after = 0; after < nextMany; after += 1)
        sum += (steps[tag * tags + (which[next + after] ?? 0)] ?? 0) * (shares[after] ?? 0)
      backward[row + tag] = sum
    }
  }
  return backward
}

/** Scores as factors. */
export function expOf(scores: Float64Array | Float32Array): Float64Array {
  const factors = new Float64Array(scores.length)
  for (let at = 0; at < scores.length; at += 1) factors[at] = Math.exp(scores[at] ?? 0)
  return factors
}

/** The scores of each word as factors, the best of them one. */
function expEach({ length, tags, emissions }: Chain): Float64Array {
  const factors = new Float64Array(length * tags)
  for (let at = 0; at < length; at += 1) {
    const row = at * tags
    let top = -Infinity
    for (let tag = 0; tag < tags; tag += 1) top = Math.max(top, emissions[row + tag] ?? 0)
    for (let tag = 0; tag < tags; tag += 1)
      factors[row + tag] = Math.exp((emissions[row + tag] ?? 0) - top)
  }
  return factors
}

function scaleToOne(values: Float64Array, start: number, count: number): number {
  let sum = 0
  for (let at = start; at < start + count; at += 1) sum += values[at] ?? 0
  for (let at = start; at < start + count; at += 1) values[at] = (values[at] ?? 0) / (sum || 1)
  return sum || 1
}
