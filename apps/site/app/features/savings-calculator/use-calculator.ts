import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { hold, readAddress, writeAddress } from './calculator-address.ts'
import { addressWrittenAfterMs } from './constants.ts'
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
  if (import.meta.env.SSR) return ''
  let search = location.search.slice(1)
  const mayBeEarly = '.ledger-inputs input:not([checked])'
  for (const input of document.querySelectorAll<HTMLInputElement>(mayBeEarly)) {
    const { name, value } = input
    if (input.checked || value !== input.defaultValue)
      search = `${name}=${hold(name, parseWholeNumber(value))}&${search}`
  }
  return search
}

/** The query the page begins with. Empty while the page is hydrated: it was built without one. */
function useOpeningSearch(): string {
  const [search] = useState(openingSearch)
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  )
}

/** Puts a query into the address without a new history entry, and without the router moving anything. */
function keepInAddress(search: string): void {
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
