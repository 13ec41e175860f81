/** How long the pointer rests on something before its tooltip opens. */
export const tooltipOpensAfterMs = 700

/** Within this time after one tooltip closed, the next opens without the wait. */
export const tooltipSkipsDelayWithinMs = 300

/** The wait before a tooltip opens, given when the last one closed. */
export function tooltipDelayMs(nowMs: number, lastClosedAtMs: number): number {
  return nowMs - lastClosedAtMs <= tooltipSkipsDelayWithinMs ? 0 : tooltipOpensAfterMs
}
