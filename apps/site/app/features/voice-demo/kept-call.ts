/** Where a call's words wait in this tab until the page is back; nowhere else, and for one reading. */
const place = 'demo-call'

/** Whether the page before this one left a call to be shown again. */
export function hasKeptCall(): boolean {
  return read() !== null && isBack()
}

export function keepCall(text: string): void {
  try {
    sessionStorage.setItem(place, text)
  } catch {
    // A browser that keeps nothing shows the call once.
  }
}

/** The call this page left when it went, if any; it can be taken once. */
export function takeKeptCall(): string | undefined {
  const text = read()
  if (text === null) return undefined
  sessionStorage.removeItem(place)
  return isBack() ? text : undefined
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

/** Reloaded, or come back to through the history: the same page to the visitor. A link or an address is a new visit. */
function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
