import type { Clock, Stop } from '@nightdesk/call-session'

type Timer = { readonly run: () => void; readonly everyMs: number | undefined; dueAt: number }

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  readonly #timers = new Set<Timer>()
  #now = 0

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): Stop {
    return this.#add({ run, dueAt: this.#now + ms, everyMs: undefined })
  }

  every(ms: number, run: () => void): Stop {
    return this.#add({ run, dueAt: this.#now + ms, everyMs: ms })
  }

  /** Timers nobody has stopped. */
  get pending(): number {
    return this.#timers.size
  }

  /** Lets time pass, with everything that is due on the way and what promises make of it. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.dueAt
      if (next.everyMs === undefined) this.#timers.delete(next)
      else next.dueAt += next.everyMs
      next.run()
      await settle()
    }
    this.#now = end
  }

  #add(timer: Timer): Stop {
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.dueAt <= end)
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]
  }
}

/** Lets every promise that can be kept be kept. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
