import type { CalculatorState } from './estimate-savings.ts'

/** Spec §3 and §9: what the calculator starts with. All minutes count, as in the specification's figure. */
export const defaultState: CalculatorState = {
  employees: 35,
  tasks: 8,
  minutes: 60,
  wage: 30,
  share: 100,
}

/** Spec §5: the employee slider is bounded; the other numbers have a least value only. */
export const fewestEmployees = 1
export const mostEmployees = 500
export const employeeTicks: readonly number[] = [1, 100, 250, 500]

export const monthsShown = 12

/** Long enough for a number to be typed in one go. */
export const addressWrittenAfterMs = 400
export const summarySaidAfterMs = 600
