/** One number of the report, and whether it keeps its promise. */
export type Figure = { readonly name: string; readonly value: number; readonly isGood: boolean }

export function exactly(name: string, value: number, wanted: number): Figure {
  return { name, value, isGood: value === wanted }
}

export function atMost(name: string, value: number, limit: number): Figure {
  return { name, value, isGood: value <= limit }
}

/** Said for the reader; nothing was promised about it. */
export function told(name: string, value: number): Figure {
  return { name, value, isGood: true }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
