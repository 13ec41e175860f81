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
