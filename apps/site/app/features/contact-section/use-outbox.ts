import { useEffect } from 'react'

/** Named here once more so that the code of the outbox is loaded only when there is something in it. */
const outboxName = 'nightdesk-outbox'

function hasKeptLeads(): boolean {
  try {
    return window.localStorage.getItem(outboxName) !== null
  } catch {
    // A browser that forbids storage kept nothing.
    return false
  }
}

/** On each visit: what an earlier one could not deliver is sent again. */
export function useOutbox(): void {
  useEffect(() => {
    if (!hasKeptLeads()) return
    void import('./late/desk/outbox-runner.ts').then(({ runOutbox }) => runOutbox())
  }, [])
}
