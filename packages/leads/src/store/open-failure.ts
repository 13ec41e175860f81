import { StoreError, StoreUnavailableError } from './lead-store.ts'

/** Whatever keeps a store from being opened: somebody may mend it while the server runs, so it is worth a later try. */
export function explainOpening(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error
  const reason = error instanceof StoreError ? error.message : `cannot be opened, ${String(error)}`
  return new StoreUnavailableError(reason, { cause: error })
}
