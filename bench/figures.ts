export type Figure = {
  readonly name: string
  readonly value: number
  readonly limit?: string
  readonly isGood: boolean
}

/** A figure that nothing is promised about. */
export function told(name: string, value: number): Figure {
  return { name, value, isGood: true }
}

export function atMost(name: string, value: number, most: number): Figure {
  return { name, value, limit: `≤ ${most}`, isGood: value <= most }
}

export function atLeast(name: string, value: number, least: number): Figure {
  return { name, value, limit: `≥ ${least}`, isGood: value >= least }
}
