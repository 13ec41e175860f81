import { createDisposer, type Stop } from './disposer.ts'

/** Time comes in through the door: a page's own, or one a test moves by hand. */
export type Clock = {
  /** Milliseconds that only ever grow. */
  now(): number
  after(ms: number, run: () => void): Stop
  every(ms: number, run: () => void): Stop
}

/** Waits for a promise, but never longer than a limit; what it would have thrown is somebody else's matter. */
export function settledWithin(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const disposer = createDisposer()
    const finish = () => {
      disposer.dispose()
      resolve()
    }
    disposer.add(clock.after(ms, finish))
    work.then(finish, finish)
  })
}
