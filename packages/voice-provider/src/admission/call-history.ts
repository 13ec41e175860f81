import { dayMs } from '@nightdesk/contracts'

// An attacker with many addresses must not fill the memory: past this whoever has not called for longest is forgotten.
const mostVisitors = 10_000

/** When each visitor has called, for a day. */
export type CallHistory = {
  /** Puts these times, oldest first, in the place of what is remembered of a visitor. */
  learn(visitor: string, times: readonly number[]): void
  /** The visitor calls now. */
  add(visitor: string): void
  /** How long until the visitor may call again when no more than `most` calls fit into the span; nothing if at once. */
  waitMs(visitor: string, most: number, spanMs: number): number | undefined
}

export function createCallHistory(now: () => number): CallHistory {
  // In the order of the last call: whoever is first is forgotten first.
  const history = new Map<string, readonly number[]>()
  const since = (visitor: string, spanMs: number) =>
    (history.get(visitor) ?? []).filter((at) => at > now() - spanMs)

  function put(visitor: string, times: readonly number[]): void {
    history.delete(visitor)
    if (times.length > 0) history.set(visitor, times)
    if (history.size > mostVisitors) history.delete(history.keys().next().value ?? '')
  }

  function forgetOld(): void {
    for (const [visitor, times] of history) {
      if ((times.at(-1) ?? 0) > now() - dayMs) break
      history.delete(visitor)
    }
  }

  return {
    learn: (visitor, times) => put(visitor, [...times]),
    add(visitor) {
      forgetOld()
      put(visitor, [...since(visitor, dayMs), now()])
    },
    waitMs(visitor, most, spanMs) {
      const recent = since(visitor, spanMs)
      const first = recent[recent.length - most]
      if (recent.length < most || first === undefined) return undefined
      return first + spanMs - now()
    },
  }
}
