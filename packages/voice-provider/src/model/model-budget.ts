import { dayMs } from '@nightdesk/contracts'

export type ModelCaps = {
  readonly perCall: number
  /** For all calls together. */
  readonly perDay: number
}

/** How often a model may still be asked; every guess at what a caller will have said counts. */
export type ModelBudget = {
  /** Opens a call's own share. It takes one request, where both the call and the day have one left. */
  openCall(): () => boolean
}

/** When the day ends and what was taken of it, in memory that outlives the thread that counts. */
export const dayLedger = (): SharedArrayBuffer =>
  new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)

export function createModelBudget(
  { perCall, perDay }: ModelCaps,
  now: () => number = Date.now,
  ledger: SharedArrayBuffer = dayLedger(),
): ModelBudget {
  const day = new Float64Array(ledger)
  return {
    openCall() {
      let left = perCall
      return () => {
        const [endsAt = 0] = day
        if (now() >= endsAt) day.set([now() + dayMs, 0])
        const [, taken = 0] = day
        if (left < 1 || taken >= perDay) return false
        left -= 1
        day[1] = taken + 1
        return true
      }
    },
  }
}
