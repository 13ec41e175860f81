/** How long things may last in one call. */
export type CallLimits = {
  readonly longestMs: number
  /** When the caller is told that time is nearly up. */
  readonly warnAfterMs: number
  /** Quiet moments after which the receptionist asks; the last one ends the call. */
  readonly silencePromptsMs: readonly [number, number, number]
}

const warnBeforeEndMs = 30_000
const shortestMs = 10_000

export function callLimits(seconds: number): CallLimits {
  const longestMs = Math.max(shortestMs, seconds * 1000)
  return {
    longestMs,
    warnAfterMs: Math.max(longestMs / 2, longestMs - warnBeforeEndMs),
    silencePromptsMs: [7_000, 13_000, 20_000],
  }
}
