import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Tasks } from './tasks.ts'

type Name = keyof Tasks

/** What a thread is told. */
export type Order = { readonly task: Name; readonly args: readonly unknown[] }

export type Threads = {
  /** Does a task in the next thread that is free; those that were asked for first come first. */
  run<Task extends Name>(
    task: Task,
    ...args: Parameters<Tasks[Task]>
  ): Promise<ReturnType<Tasks[Task]>>
  close(): Promise<void>
}

/** Opens so many threads, which share the tasks of a training. */
export function openThreads(count: number): Threads {
  const all = Array.from(
    { length: count },
    () => new Worker(new URL('./train-worker.ts', import.meta.url)),
  )
  const free = [...all]
  const waiting: ((worker: Worker) => void)[] = []

  async function take(): Promise<Worker> {
    return free.shift() ?? new Promise((resolve) => waiting.push(resolve))
  }

  function giveBack(worker: Worker): void {
    const next = waiting.shift()
    if (next) next(worker)
    else free.push(worker)
  }

  return {
    async run(task, ...args) {
      const worker = await take()
      const answered = once(worker, 'message')
      worker.postMessage({ task, args } satisfies Order, [])
      const [answer] = await answered
      giveBack(worker)
      return answer
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}
