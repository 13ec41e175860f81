/** Rows of weights, and how many times each of them counts. */
export type WeighedRows = { readonly rows: Int32Array; readonly times: Float64Array }

/**
 * Adds rows of weights to the scores of the classes, in their order: another order would round otherwise. Four at a
 * time, so that each score is fetched and stored a quarter as often.
 */
export function addRows(
  weights: Float32Array,
  { rows, times }: WeighedRows,
  scores: Float64Array,
): void {
  const classes = scores.length
  let next = 0
  for (; next + 3 < rows.length; next += 4) {
    const a = (rows[next] ?? 0) * classes
    const b = (rows[next + 1] ?? 0) * classes
    const c = (rows[next + 2] ?? 0) * classes
    const d = (rows[next + 3] ?? 0) * classes
    const timesA = times[next] ?? 0
    const timesB = times[next + 1] ?? 0
    const timesC = times[next + 2] ?? 0
    const timesD = times[next + 3] ?? 0
    for (let at = 0; at < classes; at += 1) {
      let score = scores[at] ?? 0
      score += timesA * (weights[a + at] ?? 0)
      score += timesB * (weights[b + at] ?? 0)
      score += timesC * (weights[c + at] ?? 0)
      score += timesD * (weights[d + at] ?? 0)
      scores[at] = score
    }
  }
  for (; next < rows.length; next += 1) {
    const start = (rows[next] ?? 0) * classes
    const own = times[next] ?? 0
    for (let at = 0; at < classes; at += 1)
      scores[at] = (scores[at] ?? 0) + own * (weights[start + at] ?? 0)
  }
}

/** Some features of flat lists, and where the scores of their word begin. */
type Stretch = { readonly from: number; readonly to: number; readonly offset: number }

/** The same for rows that count once each: those of one word among many. */
export function addWord(
  weights: Float32Array,
  rows: Int32Array,
  { from, to, offset }: Stretch,
  scores: Float64Array,
  classes: number,
): void {
  let next = from
  for (; next + 3 < to; next += 4) {
    const a = (rows[next] ?? 0) * classes
    const b = (rows[next + 1] ?? 0) * classes
    const c = (rows[next + 2] ?? 0) * classes
    const d = (rows[next + 3] ?? 0) * classes
    for (let at = 0; at < classes; at += 1) {
      let score = scores[offset + at] ?? 0
      score += weights[a + at] ?? 0
      score += weights[b + at] ?? 0
      score += weights[c + at] ?? 0
      score += weights[d + at] ?? 0
      scores[offset + at] = score
    }
  }
  for (; next < to; next += 1) {
    const start = (rows[next] ?? 0) * classes
    for (let at = 0; at < classes; at += 1)
      scores[offset + at] = (scores[offset + at] ?? 0) + (weights[start + at] ?? 0)
  }
}
