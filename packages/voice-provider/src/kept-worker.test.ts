import { expect, it, onTestFinished } from 'vitest'

import { keepWorker } from './kept-worker.ts'

// Counts until it is told to stop by what it shares; of messages it hears nothing meanwhile, like native code.
const deafWorker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    parentPort.postMessage({ kind: 'ready' })
    const shared = new Int32Array(workerData)
    while (Atomics.load(shared, 1) === 0) Atomics.add(shared, 0, 1)
  `)}`,
)

it('leaves a worker that is in the middle of something to itself, and closes all the same', async () => {
  const memory = new SharedArrayBuffer(8)
  const shared = new Int32Array(memory)
  onTestFinished(() => void Atomics.store(shared, 1, 1))
  const worker = keepWorker({
    script: deafWorker,
    workerData: memory,
    longestCloseMs: 20,
    toError: () => new Error('ended'),
    onMessage() {},
    onDeath() {},
  })
  await worker.ready()
  await expect.poll(() => Atomics.load(shared, 0)).toBeGreaterThan(0)

  await worker.close('close')

  const before = Atomics.load(shared, 0)
  await expect.poll(() => Atomics.load(shared, 0)).not.toBe(before)
})
