// A thread of its own, because every lead is looked at. It only reads, and of one state of the file.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

import type { Query } from '../database.ts'
import { countLeads } from '../read-leads.ts'
import type { CountTask } from './count-in-thread.ts'

const { file } = workerData as CountTask
const database = new DatabaseSync(file, { readOnly: true })
const query: Query = async <Row extends object>(sql: string) => database.prepare(sql).all() as Row[]
database.exec('BEGIN')
const counts = await countLeads(query)
database.close()
parentPort?.postMessage(counts, [])
