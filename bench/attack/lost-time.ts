/** A stretch of time, in milliseconds. */
export type LostSpan = { readonly from: number; readonly to: number }

/** How much of a time falls into these spans, which do not overlap. */
export function lostWithin(spans: readonly LostSpan[], { from, to }: LostSpan): number {
  return spans.reduce((sum, span) => {
    const shared = Math.min(span.to, to) - Math.max(span.from, from)
    return sum + Math.max(0, shared)
  }, 0)
}
