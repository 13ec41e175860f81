import { Worker } from 'node:worker_threads'

export type CheckTask = { readonly file: string }

/**
 * Reads the whole file in a thread of its own, with a connection of its own: true when it is sound. False says nothing
 * yet: the thread may have had no memory, or no file left to open.
 */
export function isSoundByThread(file: string): Promise<boolean> {
  const task: CheckTask = { file }
  return new Promise((resolve) => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: task })
    let isSound = false
    worker.on('message', (verdict: boolean) => (isSound = verdict))
    // An exit always follows, and only then has it let go of the file.
    worker.on('error', () => (isSound = false))
    worker.on('exit', () => resolve(isSound))
  })
}
