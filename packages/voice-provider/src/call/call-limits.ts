/** How long things may last in one call. */
export type CallLimits = {
  readonly longestMs: number
  /** When the caller is told that time is nearly up. */
  readonly warnAfterMs: number
  /** Quiet moments after which the receptionist asks; the last one ends the call. */
  readonly silencePromptsMs: readonly number[]
}

const warnBeforeEndMs = 30_000
const shortestMs = 10_000
// She asks twice, then says goodbye.
const silenceSteps = [0.35, 0.65, 1]

export function callLimits({
  callSeconds,
  silenceSeconds,
}: {
  readonly callSeconds: number
  readonly silenceSeconds: number
}): CallLimits {
  const longestMs = Math.max(shortestMs, callSeconds * 1000)
  return {
    longestMs,
    warnAfterMs: Math.max(longestMs / 2, longestMs - warnBeforeEndMs),
    silencePromptsMs: silenceSteps.map((share) => share * silenceSeconds * 1000),
  }
}
