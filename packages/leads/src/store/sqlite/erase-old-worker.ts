// A thread of its own, with a connection of its own, that takes one step whenever it is asked to.
import { parentPort, workerData } from 'node:worker_threads'

import { eraseStep } from '../erase-old.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import type { EraseAnswer, EraseTask } from './erase-in-thread.ts'
import { createSqlite } from './sqlite-database.ts'

const { dataDir, time } = workerData as EraseTask
const database = createSqlite({ dataDir })

async function takeStep(): Promise<EraseAnswer> {
  try {
    const step = await eraseStep(database.write, time)
    // After every step: else whoever writes next, in the first thread, might find the log full and have to empty it.
    await database.cutLog()
    return step
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { unavailable: error.reason }
    throw error
  }
}

async function answerOnce(): Promise<void> {
  const answer = await takeStep()
  if ('unavailable' in answer || answer.isOver) {
    await database.close()
    parentPort?.unref()
  }
  parentPort?.postMessage(answer, [])
}

parentPort?.on('message', () => void answerOnce())
parentPort?.postMessage('ready', [])
