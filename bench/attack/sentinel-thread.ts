// The thread of sentinel.ts. It sleeps without an event loop, so that nothing but the machine can hold it up.
import { parentPort, workerData } from 'node:worker_threads'
import { sentinelLayout, sharedNow } from './sentinel-memory.ts'

const { memory, tickMs } = workerData as { memory: SharedArrayBuffer; tickMs: number }
// A timer of the kernel is late by some tenths of a millisecond on a quiet machine.
const toleratedMs = 2
const layout = sentinelLayout(memory)
const port = parentPort
const never = new Int32Array(new SharedArrayBuffer(4))

layout.tick(sharedNow())
port?.postMessage('watching')
for (;;) {
  Atomics.wait(never, 0, 0, tickMs)
  const now = sharedNow()
  const dueAt = layout.lastTick() + tickMs
  if (now > dueAt + toleratedMs) layout.lost({ from: dueAt, to: now })
  layout.tick(now)
}
