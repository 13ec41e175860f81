/** Where a call's words wait in this tab while the page is reloaded; nowhere else, and for one reading. */
const place = 'demo-call'

/** Whether the page before this one left a call to be shown again. */
export function hasKeptCall(): boolean {
  return read() !== null && isReload()
}

export function keepCall(text: string): void {
  try {
    sessionStorage.setItem(place, text)
  } catch {
    // A browser that keeps nothing shows the call once.
  }
}

/** The call the reloaded page left, if any; it can be taken once. */
export function takeKeptCall(): string | undefined {
  const text = read()
  if (text === null) return undefined
  sessionStorage.removeItem(place)
  return isReload() ? text : undefined
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
}
