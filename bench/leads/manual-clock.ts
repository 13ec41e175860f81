import { setImmediate as nextTurn } from 'node:timers/promises'

type Timer = { readonly at: number; readonly run: () => void }

/** A clock for the lead service that goes as fast as its work is done. */
export function createManualClock(startedAt: number) {
  let time = startedAt
  const timers = new Set<Timer>()
  const next = () => [...timers].toSorted((a, b) => a.at - b.at)[0]

  /** Who works has no timer: when as many wait as there are workers, nothing is under way. */
  async function settled(workers: number): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      while (timers.size < workers) {
        quiet = 0
        await nextTurn()
      }
      await nextTurn()
    }
  }

  return {
    now: () => time,
    uptime: () => time - startedAt,
    setTimer(run: () => void, ms: number) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Lets time pass, each timer at its own moment, with all the work it makes. */
    async pass(ms: number, workers: number): Promise<void> {
      const end = time + ms
      await settled(workers)
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        timers.delete(timer)
        time = timer.at
        timer.run()
        await settled(workers)
      }
      time = end
    },
  }
}

export type ManualClock = ReturnType<typeof createManualClock>
