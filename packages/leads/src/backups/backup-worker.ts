// A thread of its own, with a connection of its own: reads every row in one state of the store into a file.
import { workerData } from 'node:worker_threads'

import { writeBackup } from '../command/backup.ts'
import { openExistingStore } from '../store/open-store.ts'
import type { BackupTask } from './daily-backups.ts'

const { store: options, file } = workerData as BackupTask
const store = await openExistingStore(options)
try {
  await writeBackup(file, store)
} finally {
  await store.close()
}
