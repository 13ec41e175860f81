/** A page sends a handful of messages in a call; many more a second are meant to keep the server busy. */
export const messageFlood = { atOnce: 100, perSecond: 20 }

/** Fifty packets of sound a second and a few words; a network that stood still brings seconds of them at once. */
export const packetFlood = { atOnce: 500, perSecond: 150 }

export type AllowanceOptions = {
  readonly atOnce: number
  readonly perSecond: number
  readonly now: () => number
}

/** So much at once, and so much a second in the long run. */
export type Allowance = {
  /** Takes one, where there is one left. */
  take(): boolean
}

export function createAllowance({ atOnce, perSecond, now }: AllowanceOptions): Allowance {
  let left = atOnce
  let countedAt = now()
  return {
    take() {
      const passedMs = now() - countedAt
      countedAt += passedMs
      left = Math.min(atOnce, left + (passedMs / 1000) * perSecond)
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
