import { dirname } from 'node:path'
import { atLeast, exactly, type Figure } from '../figures.ts'
import { checkLogs } from '../log-check.ts'
import { runPrivacy } from '../privacy-run.ts'

const leads = 1_000

export async function measurePrivacy(dataDir: string): Promise<Figure[]> {
  const run = await runPrivacy(dataDir, leads)
  return [
    atLeast('L16', ['files with an address before it is erased', run.hitsBefore], 1),
    exactly('L16', ['files and backups with it afterwards', run.hitsAfter], 0),
    exactly('L23', [`rows restored of ${run.rows}`, run.restoredRows], run.rows),
    exactly('L23', ['differences between them', Number(!run.isSame)], 0),
  ]
}

/** Comes last: every part before it has left its log. */
export async function measureLogs(dataDir: string): Promise<Figure[]> {
  const { lines, hits, strays } = checkLogs(dirname(dataDir))
  return [
    atLeast('L17', ['lines of log these runs wrote', lines], 1),
    exactly('L17', ['of them with a word of a visitor', hits], 0),
    exactly('L11', ['lines of log that are not one event', strays], 0),
  ]
}
