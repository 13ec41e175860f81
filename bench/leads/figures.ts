export type GuaranteeId = `L${number}`

/** One number of the report, the promise it belongs to, and whether it keeps it. */
export type Figure = {
  readonly id: GuaranteeId
  readonly name: string
  readonly value: number
  /** The pass line in signs; empty when nothing was promised. */
  readonly line: string
  readonly isGood: boolean
}

type Measured = readonly [name: string, value: number]

export function exactly(id: GuaranteeId, [name, value]: Measured, wanted: number): Figure {
  return { id, name, value, line: `= ${wanted}`, isGood: value === wanted }
}

export function atMost(id: GuaranteeId, [name, value]: Measured, limit: number): Figure {
  return { id, name, value, line: `≤ ${limit}`, isGood: value <= limit }
}

export function atLeast(id: GuaranteeId, [name, value]: Measured, limit: number): Figure {
  return { id, name, value, line: `≥ ${limit}`, isGood: value >= limit }
}

/** Said for the reader; nothing was promised about it. */
export function told(id: GuaranteeId, [name, value]: Measured): Figure {
  return { id, name, value, line: '', isGood: true }
}
