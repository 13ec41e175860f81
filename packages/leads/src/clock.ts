/** Time comes in through the door, so that tests need not wait. */
export type Clock = {
  now(): number
  /** Milliseconds that have really passed since the start, whatever the clock was set to meanwhile. */
  uptime(): number
  /** Returns the function that takes it back. */
  setTimer(run: () => void, ms: number): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  uptime: () => performance.now(),
  setTimer(run, ms) {
    // Not a reason to keep the process alive: what is due is on disk.
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
}
