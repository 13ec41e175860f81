import { linesAtMost, monthsShown } from './constants.ts'
import type { SavingsEstimate } from './estimate-savings.ts'

export type MonthSum = { readonly month: number; readonly hours: number; readonly savings: number }

/** The sums after each month, if every month is like the first. */
export function savingsByMonth({ hoursSaved, monthlySavings }: SavingsEstimate): MonthSum[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = index + 1
    return { month, hours: hoursSaved * month, savings: monthlySavings * month }
  })
}

export type Axis = {
  readonly max: number
  /** The values to rule a line at, from the lowest above zero to the maximum. */
  readonly lines: readonly number[]
}

const roundSteps = [1, 2, 2.5, 5, 10] as const

/** An axis that ends at a round number a little above the highest value, in three or four round steps. */
export function niceAxis(highest: number): Axis {
  if (highest <= 0) return { max: 1, lines: [] }
  const least = highest / linesAtMost
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = Math.min(
    ...roundSteps.map((round) => round * magnitude).filter((one) => one >= least),
  )
  const count = Math.ceil(highest / step)
  return {
    max: count * step,
    lines: Array.from({ length: count }, (_, index) => step * (index + 1)),
  }
}
