import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readAddress, writeAddress } from './calculator-address.ts'
import { addressWrittenAfterMs } from './constants.ts'
import type { CalculatorState } from './estimate-savings.ts'

export type Calculator = {
  readonly state: CalculatorState
  /** The query that stands for these numbers. */
  readonly search: string
  readonly change: (some: Partial<CalculatorState>) => void
}

const neverChanges = () => () => undefined

/** The query the page was opened with. Empty while the page is hydrated: it was built without one. */
function useOpeningSearch(): string {
  const [search] = useState(() => (import.meta.env.SSR ? '' : location.search))
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
