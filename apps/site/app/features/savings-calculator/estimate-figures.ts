import { dash, expectedPercent, monthsShown } from './constants.ts'
import type { CalculatorState, SavingsEstimate } from './estimate-savings.ts'
import { formatDollarTenths, formatDollars, formatTenths, formatWhole } from './format-figures.ts'

/** Everything a sentence of the page may name, written as it is printed. */
export type EstimateFigures = ReturnType<typeof estimateFigures>

/** The same, and in words how much of the minutes is counted, and how much of them we would plan on. */
export type CaseFigures = EstimateFigures & { readonly case: string; readonly plan: string }

/** Savings and hours without decimals, workdays and what falls to one employee with one. */
export function estimateFigures(state: CalculatorState, estimate: SavingsEstimate) {
  const { minutesPerTask } = estimate
  return {
    employees: formatWhole(state.employees),
    tasks: formatWhole(state.tasks),
    minutes: formatWhole(state.minutes),
    wage: formatDollars(state.wage),
    share: `${state.share}%`,
    hours: formatWhole(estimate.hoursSaved),
    hoursEach: formatTenths(estimate.hoursPerEmployee),
    workdays: formatTenths(estimate.workdaysSaved),
    savings: formatDollars(estimate.monthlySavings),
    expectedShare: `${expectedPercent}%`,
    expected: formatDollars((estimate.monthlySavings / state.share) * expectedPercent),
    savingsEach: formatDollarTenths(estimate.savingsPerEmployee),
    year: formatDollars(estimate.monthlySavings * monthsShown),
    tasksPerMonth: formatWhole(estimate.tasksPerMonth),
    minutesPerTask: minutesPerTask === null ? dash : formatTenths(minutesPerTask),
  }
}
