import type { CallLimits } from './call-limits.ts'

export type TimerEvents = {
  onSilence(times: number): void
  onNearlyUp(): void
  onUp(): void
}

/** Watches the length of a call and of the silence in it. Driven from outside, tick by tick. */
export type CallTimers = {
  tick(now: number, isQuiet: boolean): void
  /** The caller did something: the silence begins anew. */
  reset(): void
}

export function createCallTimers(
  startedAt: number,
  limits: CallLimits,
  events: TimerEvents,
): CallTimers {
  let lastAt = startedAt
  let quietMs = 0
  let prompts = 0
  let isWarned = false

  function watchSilence(passedMs: number): void {
    quietMs += passedMs
    const nextMs = limits.silencePromptsMs[prompts]
    if (nextMs === undefined || quietMs < nextMs) return
    prompts += 1
    events.onSilence(prompts)
  }

  return {
    tick(now, isQuiet) {
      const passedMs = now - lastAt
      lastAt = now
      const ageMs = now - startedAt
      if (ageMs >= limits.longestMs) return events.onUp()
      if (!isQuiet) return
      if (ageMs >= limits.warnAfterMs && !isWarned) {
        isWarned = true
        events.onNearlyUp()
        return
      }
      watchSilence(passedMs)
    },
    reset() {
      quietMs = 0
      prompts = 0
    },
  }
}
