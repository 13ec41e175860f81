import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readAddress, writeAddress } from './calculator-address.ts'
import { addressWrittenAfterMs, fewestEmployees, mostEmployees } from './constants.ts'
import type { CalculatorState } from './estimate-savings.ts'
import { parseWholeNumber } from './parse-whole-number.ts'

export type Calculator = {
  readonly state: CalculatorState
  /** The query that stands for these numbers. */
  readonly search: string
  readonly change: (some: Partial<CalculatorState>) => void
}

const neverChanges = () => () => undefined

/**
 * The query the page was opened with, and before it what was set in the served page before its program came: that stands
 * in the fields, nobody was told of it, and of two numbers with one name the first counts.
 */
function openingSearch(): string {
  let { search } = location
  for (const input of document.querySelectorAll<HTMLInputElement>('.ledger-inputs input')) {
    const { name, type, value, defaultValue, checked, defaultChecked } = input
    if (type === 'radio' ? !checked || defaultChecked : value === defaultValue) continue
    const bounds = name === 'employees' ? ([fewestEmployees, mostEmployees] as const) : []
    search = `?${name}=${parseWholeNumber(value, ...bounds)}&${search.slice(1)}`
  }
  return search
}

/** The query the page begins with. Empty while the page is hydrated: it was built without one. */
function useOpeningSearch(): string {
  const [search] = useState(() => (import.meta.env.SSR ? '' : openingSearch()))
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  )
}

/** Puts a query into the address without a new history entry, and without the router moving anything. */
function keepInAddress(search: string): void {
  const { location, history } = window
  if (search === writeAddress(readAddress(location.search))) return
  history.replaceState(history.state, '', search + location.hash)
}

/** The visitor's numbers, taken from the address at first and kept in it from then on. */
export function useCalculator(): Calculator {
  const opening = readAddress(useOpeningSearch())
  const [changed, setChanged] = useState<CalculatorState | null>(null)
  const state = changed ?? opening
  const search = writeAddress(state)
  // A hash link drops the query; its navigation has a new key, and the query is written again.
  const { key } = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(search), addressWrittenAfterMs)
    return () => clearTimeout(timer)
  }, [search, key])

  const change = (some: Partial<CalculatorState>) =>
    setChanged((current) => ({ ...(current ?? opening), ...some }))
  return { state, search, change }
}
