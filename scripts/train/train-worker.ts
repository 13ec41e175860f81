// One thread of a training: does the tasks that it is given, one after the other.
import { parentPort } from 'node:worker_threads'
import { openTasks } from './tasks.ts'
import type { Order } from './threads.ts'

const tasks = openTasks()

parentPort?.on('message', ({ task, args }: Order) => {
  const run = tasks[task] as (...given: readonly unknown[]) => unknown
  parentPort?.postMessage(run(...args), [])
})
