import { formatTable } from '../scripts/project/table.ts'
import type { Figure } from './figures.ts'

export type Report = {
  readonly name: string
  /** For machines: printed as one line of JSON. */
  readonly results: readonly object[]
  /** For people. */
  readonly table: string
  /** One line for each figure past its budget. */
  readonly problems: readonly string[]
}

/** Prints a benchmark and says with which code the program should end. */
export function printReport({ name, results, table, problems }: Report): number {
  console.log(JSON.stringify({ bench: name, isWithinBudget: problems.length === 0, results }))
  console.log(table)
  for (const problem of problems) console.log(`Past budget: ${problem}`)
  return problems.length > 0 ? 1 : 0
}

/** A benchmark whose figures each have a budget of their own; `how` is told with those past it, to run it again. */
export function printFigures(
  name: string,
  figures: readonly Figure[],
  { how = '', also = [] }: { readonly how?: string; readonly also?: readonly object[] } = {},
): number {
  return printReport({
    name,
    results: [...also, ...figures],
    table: formatTable(
      ['What', 'Figure', 'Budget'],
      figures.map((figure) => [figure.name, figure.value.toFixed(1), figure.limit ?? '']),
    ),
    problems: figures
      .filter(({ isGood }) => !isGood)
      .map((figure) => `${figure.name}: ${figure.value.toFixed(1)}${how}`),
  })
}
