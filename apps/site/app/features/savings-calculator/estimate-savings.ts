import { allPercent, hoursPerWorkday, minutesPerHour, workingDaysPerMonth } from './constants.ts'

/** Everything the visitor says: the four numbers, and how much of the minutes is really saved, in percent. */
export type CalculatorState = {
  readonly employees: number
  readonly tasks: number
  readonly minutes: number
  readonly wage: number
  readonly share: 50 | 75 | 100
}

export type SavingsEstimate = {
  readonly hoursSaved: number
  readonly monthlySavings: number
  readonly workdaysSaved: number
  readonly hoursPerEmployee: number
  readonly savingsPerEmployee: number
  readonly tasksPerMonth: number
  /** Null when there are no tasks: their average length is not a number. */
  readonly minutesPerTask: number | null
}

/** Hours = employees × minutes × 20 / 60, savings = hours × wage, workdays = hours / 8, all a month. */
export function estimateSavings(state: CalculatorState): SavingsEstimate {
  const { employees, tasks, minutes, wage, share } = state
  const minutesSaved = (minutes * share) / allPercent
  const hoursSaved = (employees * minutesSaved * workingDaysPerMonth) / minutesPerHour
  const monthlySavings = hoursSaved * wage
  return {
    hoursSaved,
    monthlySavings,
    workdaysSaved: hoursSaved / hoursPerWorkday,
    hoursPerEmployee: hoursSaved / employees,
    savingsPerEmployee: monthlySavings / employees,
    tasksPerMonth: employees * tasks * workingDaysPerMonth,
    minutesPerTask: tasks === 0 ? null : minutes / tasks,
  }
}
