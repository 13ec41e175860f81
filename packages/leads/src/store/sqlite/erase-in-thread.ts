import { Worker } from 'node:worker_threads'

import { eraseAll, type EraseStep } from '../erase-old.ts'
import { StoreUnavailableError } from '../lead-store.ts'

export type EraseTask = { readonly dataDir: string; readonly time: number }

/** An error of our own would lose its class on the way between threads. */
export type EraseAnswer = EraseStep | { readonly unavailable: string }

/** Runs a piece of work when everything asked for before it is done, and before everything after it. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Erases what is older than a time. The work is done in a thread of its own: in a big store it takes a while, and this
 * thread answers everybody. Each step has its turn among the others that write, so that neither keeps out the other.
 */
export async function eraseInThread(task: EraseTask, inTurn: InTurn): Promise<number> {
  const worker = new Worker(new URL('erase-old-worker.ts', import.meta.url), { workerData: task })
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  // Heard at any time: an error that nobody hears would end the process.
  worker.on('error', reject)
  void exited.then(() => reject(new StoreUnavailableError('the thread that erases has ended')))
  failed.catch(() => undefined)

  function nextMessage(): Promise<unknown> {
    const message = new Promise((resolve) => worker.once('message', resolve))
    return Promise.race([message, failed])
  }

  async function takeStep(): Promise<EraseStep> {
    worker.postMessage('next', [])
    const answer = (await nextMessage()) as EraseAnswer
    if ('unavailable' in answer) throw new StoreUnavailableError(answer.unavailable)
    return answer
  }

  try {
    await nextMessage()
    return await eraseAll(() => inTurn(takeStep))
  } finally {
    // Only then has it let go of the file.
    await exited
  }
}
