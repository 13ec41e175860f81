import { useEffect } from 'react'
import { missingPartLog } from '../../platform/import-again.ts'
import { loadDesk } from './load-desk.ts'

/** Named here once more so that the code of the outbox is loaded only when there is something in it. */
const outboxName = 'nightdesk-outbox'

function hasKeptLeads(): boolean {
  try {
    return localStorage.getItem(outboxName) !== null
  } catch {
    // A browser that forbids storage kept nothing.
    return false
  }
}

/** On each visit: what an earlier one could not deliver is sent again. */
export function useOutbox(): void {
  useEffect(() => {
    if (!hasKeptLeads()) return
    loadDesk()
      .then(({ runOutbox }) => runOutbox())
      // What was kept stays kept; the next visit may have more luck.
      .catch((error: unknown) => console.error(missingPartLog, error))
  }, [])
}
