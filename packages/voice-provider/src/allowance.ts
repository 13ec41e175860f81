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
