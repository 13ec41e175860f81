import type { OpenEar } from './ear.ts'
import { warmEar, type WarmEar } from './open-ear.ts'

export type EarPool = {
  ready(): Promise<void>
  readonly open: OpenEar
  close(): void
}

/** Keeps one ear warm ahead of need: a call should not wait for a thread to start. */
export function createEarPool(warm: () => WarmEar = warmEar): EarPool {
  let spare = warm()
  let isClosed = false
  return {
    ready: () => spare.ready(),
    open(events) {
      // One that died while nobody listened through it is no call's fault.
      const ear = (spare.isAlive ? spare : warm()).use(events)
      spare = warm()
      if (isClosed) spare.close()
      return ear
    },
    close() {
      isClosed = true
      spare.close()
    },
  }
}
