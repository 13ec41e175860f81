import { isUnsettled } from '@nightdesk/contracts'
import { readFile } from 'node:fs/promises'

/** Throws when a file that is served as it is holds what the server would have to replace. */
export async function assertSettled(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (isUnsettled(await readFile(file, 'utf8'))) {
      throw new Error(`${file} holds a setting, which nobody would put in`)
    }
  }
}
