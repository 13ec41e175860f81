// A thread of its own, because a big file takes a while to read.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

import type { CheckTask } from './check-in-thread.ts'

const { file } = workerData as CheckTask
const database = new DatabaseSync(file, { readOnly: true })
const [verdict] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
database.close()
parentPort?.postMessage(verdict === 'ok', [])
