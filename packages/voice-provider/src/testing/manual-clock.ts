import type { PumpClock } from '../call/pump.ts'

export type ManualClock = PumpClock & {
  /** Lets time pass in one leap: timers that were due meanwhile run once, late. */
  leap(ms: number): void
  /** Lets time pass evenly; what waits for promises gets its turn every few milliseconds. */
  pass(ms: number): Promise<void>
}

const stepMs = 5

export function createManualClock(): ManualClock {
  const timers = new Set<{ readonly everyMs: number; readonly run: () => void; due: number }>()
  let now = 0

  function leap(ms: number): void {
    now += ms
    for (const timer of timers) {
      if (timer.due > now) continue
      timer.due = now + timer.everyMs
      timer.run()
    }
  }

  return {
    now: () => now,
    every(everyMs, run) {
      const timer = { everyMs, run, due: now + everyMs }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    leap,
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        leap(stepMs)
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      }
    },
  }
}
