import { StoreUnavailableError } from './lead-store.ts'

/** A visitor waits for the answer: half a second is left of two for everything around the store. */
export const visitorWaitMs = 1_500
/** The owner's own work, on everything there is, may take its time. */
export const ownerWaitMs = 600_000

/**
 * Gives up after the time, whatever the work is waiting for. The signal tells the work so: what it
 * still does is nobody's concern any more, and what it holds is to be let go.
 */
export async function withDeadline<Result>(
  waitMs: number,
  work: (late: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new StoreUnavailableError('too slow'))
    late.abort()
  }, waitMs)
  try {
    return await Promise.race([work(late.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
