import { statSync } from 'node:fs'
import { join } from 'node:path'

import { explainOpening } from '../open-failure.ts'
import { databaseFile } from './connection.ts'

/** Whether there is anything to open; looks and makes nothing. Throws where it may not even look. */
export function hasFile(dataDir: string): boolean {
  try {
    return statSync(join(dataDir, databaseFile)).isFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw explainOpening(error)
  }
}
