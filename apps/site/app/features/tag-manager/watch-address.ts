export type AddressListener = {
  readonly onPath: (path: string) => void
  /** Another query on the same page, written there by the page itself. */
  readonly onQuery: (query: URLSearchParams) => void
}

const ways = ['pushState', 'replaceState'] as const

/** Tells of every change of the address within the site: the router and the pages make it through these methods. */
export function watchAddress({ onPath, onQuery }: AddressListener): () => void {
  const { history, location } = window
  let { pathname, search } = location
  const look = () => {
    const hasNewPath = location.pathname !== pathname
    const hasNewQuery = location.search !== search
    ;({ pathname, search } = location)
    if (hasNewPath) onPath(pathname)
    else if (hasNewQuery) onQuery(new URLSearchParams(search))
  }
  for (const way of ways) {
    const change = history[way].bind(history)
    history[way] = (...state) => {
      change(...state)
      look()
    }
  }
  window.addEventListener('popstate', look)
  return () => {
    window.removeEventListener('popstate', look)
    // The prototype's own methods come forward again.
    for (const way of ways) Reflect.deleteProperty(history, way)
  }
}
