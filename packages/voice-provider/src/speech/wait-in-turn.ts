import type { FairQueue } from './fair-queue.ts'

/** How whoever takes a job out of a queue answers it. */
export type Settle<Answer> = {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Puts a job into the queue; one that is aborted before its turn is taken out of it again. */
export function waitInTurn<Task extends object, Answer>(
  queue: Pick<FairQueue<Task & Settle<Answer>>, 'add' | 'remove'>,
  task: Task,
  signal?: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const job = { ...task, resolve, reject }
  const giveUp = () => {
    queue.remove(job)
    reject(signal?.reason)
  }
  signal?.addEventListener('abort', giveUp, { once: true })
  queue.add(job, signal)
  return promise.finally(() => signal?.removeEventListener('abort', giveUp))
}
