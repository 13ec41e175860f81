import type { Clock } from '../clock.ts'
import { startTime } from './sample-lead.ts'

type Timer = { readonly at: number; readonly run: () => void }

export type ManualClock = Clock & {
  /** Moves on, running each timer on the way at its own time. */
  advance(ms: number): void
  /** Somebody sets the clock: nothing has passed, and no timer is due for it. */
  jump(ms: number): void
  /** When the next timer is due. */
  readonly nextAt: number | undefined
}

/** A clock that stands still until it is told otherwise. */
export function createManualClock(): ManualClock {
  let uptime = 0
  let startedAt = startTime
  const timers = new Set<Timer>()
  const next = () => [...timers].sort((a, b) => a.at - b.at)[0]

  return {
    now: () => startedAt + uptime,
    uptime: () => uptime,
    setTimer(run, ms) {
      const timer = { at: uptime + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = uptime + ms
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        timers.delete(timer)
        uptime = timer.at
        timer.run()
      }
      uptime = end
    },
    jump(ms) {
      startedAt += ms
    },
    get nextAt() {
      const timer = next()
      return timer && startedAt + timer.at
    },
  }
}
