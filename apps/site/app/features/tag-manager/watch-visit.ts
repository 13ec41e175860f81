import type { VisitEventName } from '../../platform/visit-events.ts'
import { watchTitle } from '../../platform/watch-title.ts'
import type { DataLayer, VisitEvent } from './data-layer.ts'
import { watchAddress } from './watch-address.ts'

/** Long enough for a new page to bring its title; a page without one of its own is counted all the same. */
const titleComesWithinMs = 1_000

/** The calculator keeps the visitor's numbers in the address; this one is always among them. */
const calculatorField = 'employees'

const told: Record<VisitEventName, VisitEvent> = {
  'nightdesk:form-sent': 'form_sent',
  'nightdesk:demo-started': 'demo_started',
  'nightdesk:demo-finished': 'demo_finished',
}

/** Tells each page and what is done on it, from now on. Returns the function that ends it. */
export function watchVisit(tell: DataLayer['tell']): () => void {
  let isCalculatorUsed = false
  let late: ReturnType<typeof setTimeout> | undefined
  const tellPage = () => {
    clearTimeout(late)
    late = undefined
    // Without the query: what is in it may be the visitor's own.
    tell('page_view', { page_path: window.location.pathname, page_title: document.title })
  }
  const stopAddress = watchAddress({
    onPath: () => {
      isCalculatorUsed = false
      clearTimeout(late)
      late = setTimeout(tellPage, titleComesWithinMs)
    },
    onQuery: (query) => {
      if (isCalculatorUsed || !query.has(calculatorField)) return
      isCalculatorUsed = true
      tell('calculator_used')
    },
  })
  const stopTitle = watchTitle(() => {
    if (late !== undefined) tellPage()
  })
  const listeners = new AbortController()
  for (const [name, event] of Object.entries(told)) {
    window.addEventListener(name, () => tell(event), { signal: listeners.signal })
  }
  tellPage()
  return () => {
    clearTimeout(late)
    stopAddress()
    stopTitle()
    listeners.abort()
  }
}
