export type PumpClock = {
  now(): number
  /** Calls back about every `ms`, until stopped. */
  every(ms: number, run: () => void): () => void
}

/** Runs what is added once for each 20 ms that have passed, however late the clock comes. */
export type Pump = {
  add(onTick: (now: number) => void): () => void
  stop(): void
}

const tickMs = 20
// Shorter than a packet: a timer that comes late must not make a packet late by a whole turn.
const wakeEveryMs = 5
// After a longer stall the past is not made up for: nobody waits for it any more.
const longestCatchUpMs = 1_000

export function createPump(clock: PumpClock): Pump {
  type Entry = { readonly onTick: (now: number) => void; due: number }
  const entries = new Set<Entry>()
  let stopTimer: (() => void) | undefined

  function wake(): void {
    const now = clock.now()
    for (const entry of entries) {
      if (now - entry.due > longestCatchUpMs) entry.due = now
      while (entry.due <= now && entries.has(entry)) {
        entry.due += tickMs
        entry.onTick(now)
      }
    }
  }

  function stop(): void {
    stopTimer?.()
    stopTimer = undefined
  }

  return {
    add(onTick) {
      const entry = { onTick, due: clock.now() }
      entries.add(entry)
      stopTimer ??= clock.every(wakeEveryMs, wake)
      return () => {
        entries.delete(entry)
        if (entries.size === 0) stop()
      }
    },
    stop() {
      entries.clear()
      stop()
    },
  }
}

export const systemClock: PumpClock = {
  now: () => performance.now(),
  every(ms, run) {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
