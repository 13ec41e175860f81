import { Worker } from 'node:worker_threads'
import { sentinelLayout, sharedNow } from './sentinel-memory.ts'
import type { LostSpan } from './lost-time.ts'
import { lostWithin } from './lost-time.ts'

const tickMs = 5

export type Sentinel = {
  /** For how long of this time no thread of ours had a processor: the machine was elsewhere. Times are `sharedNow`. */
  lostMs(from: number, to: number): number
  stop(): Promise<unknown>
}

/**
 * A thread that does nothing but look at the clock every few milliseconds. Where it comes late, whoever listens beside
 * it would have come late too, whatever the server did.
 */
export async function startSentinel(): Promise<Sentinel> {
  const layout = sentinelLayout()
  const workerData = { memory: layout.memory, tickMs }
  const worker = new Worker(new URL('./sentinel-thread.ts', import.meta.url), { workerData })
  await new Promise((resolve) => worker.once('message', resolve))

  function spans(): LostSpan[] {
    const kept = layout.spans()
    // It has not come back yet from where it is.
    return [...kept, { from: layout.lastTick() + tickMs, to: sharedNow() }]
  }
  return {
    lostMs: (from, to) => lostWithin(spans(), { from, to }),
    stop: () => worker.terminate(),
  }
}
