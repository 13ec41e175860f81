import type { OpenEar } from './ear.ts'
import { warmEar, type WarmEar } from './open-ear.ts'

export type EarPool = {
  ready(): Promise<void>
  readonly open: OpenEar
  close(): void
}

// As many as there are calls at once by default; what a rush needed beyond that is given back.
const mostSpare = 4

/**
 * Keeps at least one ear warm ahead of need, and those of calls that have ended: starting a thread takes a quarter of
 * a second of processor time, from everyone's sound.
 */
export function createEarPool(warm: () => WarmEar = warmEar): EarPool {
  const spare = [warm()]
  let isClosed = false

  function takeBack(ear: WarmEar): void {
    if (isClosed || spare.length >= mostSpare) ear.close()
    else spare.push(ear)
  }

  return {
    ready: async () => spare[0]?.ready(),
    open(events) {
      let ear = spare.shift()
      // One that died while nobody listened through it is no call's fault.
      while (ear?.isAlive === false) ear = spare.shift()
      const given = ear ?? warm()
      if (spare.length === 0 && !isClosed) spare.push(warm())
      return given.use(events, () => takeBack(given))
    },
    close() {
      isClosed = true
      for (const ear of spare.splice(0)) ear.close()
    },
  }
}
