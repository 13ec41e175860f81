const dayMs = 24 * 3_600_000

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

export function createModelBudget(
  { perCall, perDay }: ModelCaps,
  now: () => number = Date.now,
): ModelBudget {
  let dayEndsAt = now() + dayMs
  let leftToday = perDay
  return {
    openCall() {
      let left = perCall
      return () => {
        if (now() >= dayEndsAt) {
          dayEndsAt = now() + dayMs
          leftToday = perDay
        }
        if (left < 1 || leftToday < 1) return false
        left -= 1
        leftToday -= 1
        return true
      }
    },
  }
}
