import { unexpectedError } from '@nightdesk/content'
import { watchTitle } from '../../platform/watch-title.ts'

export type Failure = {
  readonly error: unknown
  /** How it came to light. */
  readonly way: 'onerror' | 'onunhandledrejection' | 'error-page'
}

/** Programs that visitors themselves added to their browser: their faults are not ours. */
const notOurs = /(?:chrome|moz|safari-web)-extension:\/\//

function isOurs(error: unknown): boolean {
  return !(error instanceof Error && notOurs.test(error.stack ?? ''))
}

/** Remembers the error that was logged last: the router logs the one for which it shows the error page. */
function rememberLogged(): () => Error | undefined {
  let last: Error | undefined
  const log = console.error
  console.error = (...words: unknown[]) => {
    last = words.find((word) => word instanceof Error) ?? last
    log(...words)
  }
  return () => last
}

/** Tells every failure that nobody handled, each once, and every showing of the error page. */
export function catchFailures(onFailure: (failure: Failure) => void): void {
  const lastLogged = rememberLogged()
  const known = new WeakSet()
  const tell = (failure: Failure) => {
    const { error } = failure
    if (error instanceof Error) {
      if (known.has(error) || !isOurs(error)) return
      known.add(error)
    }
    onFailure(failure)
  }
  window.addEventListener('error', ({ error }) => {
    // Without one it is the fault of a script from elsewhere, of which the browser tells nothing.
    if (error) tell({ error, way: 'onerror' })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell({ error: reason, way: 'onunhandledrejection' })
  })
  // The page itself needs nothing for this: it can be told by its title.
  watchTitle((title) => {
    if (title !== unexpectedError.title) return
    tell({ error: lastLogged() ?? new Error(unexpectedError.title), way: 'error-page' })
  })
}
