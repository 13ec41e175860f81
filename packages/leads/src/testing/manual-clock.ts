import type { Clock } from '../clock.ts'
import { startTime } from './sample-lead.ts'

type Timer = { readonly at: number; readonly run: () => void }

export type ManualClock = Clock & {
  /** Moves on, running each timer on the way at its own time. */
  advance(ms: number): void
  /** When the next timer is due. */
  readonly nextAt: number | undefined
}

/** A clock that stands still until it is told otherwise. */
export function createManualClock(): ManualClock {
  let time = startTime
  const timers = new Set<Timer>()
  const next = () => [...timers].sort((a, b) => a.at - b.at)[0]

  return {
    now: () => time,
    setTimer(run, ms) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = time + ms
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        timers.delete(timer)
        time = timer.at
        timer.run()
      }
      time = end
    },
    get nextAt() {
      return next()?.at
    },
  }
}
