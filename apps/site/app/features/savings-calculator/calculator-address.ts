import { defaultState, fewestEmployees, mostEmployees } from './constants.ts'
import type { CalculatorState } from './estimate-savings.ts'
import { clamp } from './parse-whole-number.ts'

const shares: readonly number[] = [50, 75, 100]

/** Holds the number of this name within its bounds. */
export function hold(name: string, number: number): number {
  return name === 'employees' ? clamp(number, fewestEmployees, mostEmployees) : clamp(number, 0)
}

function isAllowed(name: string, number: number): boolean {
  return name === 'share' ? shares.includes(number) : hold(name, number) === number
}

/** Reads the numbers from the query of an address. Each one that is missing or bad falls back to its default. */
export function readAddress(search: string): CalculatorState {
  const query = new URLSearchParams(search)
  const read = ([name, fallback]: [string, number]) => {
    const text = query.get(name) ?? ''
    // Digits only, as we write them ourselves: anything else is somebody's mistake.
    return [name, /^\d+$/.test(text) && isAllowed(name, +text) ? +text : fallback]
  }
  return Object.fromEntries(Object.entries(defaultState).map(read)) as CalculatorState
}

/** The query that stands for these numbers, with its question mark. The default share is not mentioned. */
export function writeAddress({ employees, tasks, minutes, wage, share }: CalculatorState): string {
  const query = `?employees=${employees}&tasks=${tasks}&minutes=${minutes}&wage=${wage}`
  return share === defaultState.share ? query : `${query}&share=${share}`
}
