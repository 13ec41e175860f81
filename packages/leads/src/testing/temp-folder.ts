import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** A folder that is gone when the test ends. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nightdesk-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
