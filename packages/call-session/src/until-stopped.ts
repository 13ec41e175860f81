import type { StopSignal } from './runtime.ts'

/** Waits for work, or for the signal: some promises of browsers and libraries are never settled once given up. */
export function untilStopped<Value>(signal: StopSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The call was left before it was joined.'))
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
