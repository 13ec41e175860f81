import { Worker } from 'node:worker_threads'

import { withDeadline } from '../deadline.ts'
import type { LeadCounts } from '../lead-store.ts'

// Nobody but the owner and their tools wait for it.
const longestMs = 30_000

export type CountTask = { readonly file: string }

/**
 * Counts in a thread of its own, with a connection of its own. Nothing when that cannot be done: the thread may have had
 * no memory, or no file to open.
 */
export function countInThread(file: string): Promise<LeadCounts | undefined> {
  const task: CountTask = { file }
  return withDeadline(longestMs, (late) => {
    const worker = new Worker(new URL('count-worker.ts', import.meta.url), { workerData: task })
    late.addEventListener('abort', () => void worker.terminate())
    return new Promise((resolve) => {
      let counts: LeadCounts | undefined
      worker.on('message', (counted: LeadCounts) => (counts = counted))
      // An exit always follows, and only then has it let go of the file.
      worker.on('error', () => (counts = undefined))
      worker.on('exit', () => resolve(counts))
    })
  })
}
