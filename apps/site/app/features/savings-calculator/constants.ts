import type { CalculatorState } from './estimate-savings.ts'

/** What the calculator starts with: all of the minutes count as saved. */
export const defaultState: CalculatorState = {
  employees: 35,
  tasks: 8,
  minutes: 60,
  wage: 30,
  share: 100,
}

/** What we would plan on, whatever share is chosen. */
export const expectedPercent = 75

/** The employee slider is bounded; the other numbers have a least value only. */
export const fewestEmployees = 1
export const mostEmployees = 500
export const employeeTicks: readonly number[] = [1, 100, 250, 500]

/** What a month is made of. */
export const workingDaysPerMonth = 20
export const hoursPerWorkday = 8
export const minutesPerHour = 60
export const allPercent = 100

export const monthsShown = 12
export const linesAtMost = 4

/** From a trillion on a figure is shortened, and near a quadrillion it is only "more than". */
export const shortenedFrom = 1e12
export const largestShown = 999e12
/** A figure's size, in steps of so many characters: the longer, the smaller, so that it stays in its card. */
export const charactersPerSize = 4
/** Stands where there is no number to print. */
export const dash = '–'

/** Long enough for a number to be typed in one go. */
export const addressWrittenAfterMs = 400
export const summarySaidAfterMs = 600
