// https://sqlite.org/rescode.html: the primary code is the low byte.
const primaryCode = 0xff
const busyCodes = new Set([5, 6])
// The process, or the machine, has no file left to open: that passes, and says nothing about the store.
const noFileLeft = new Set(['EMFILE', 'ENFILE'])
const reasons: Readonly<Record<number, string>> = {
  5: 'locked',
  6: 'locked',
  7: 'out of memory',
  8: 'read-only',
  10: 'disk error',
  11: 'damaged: it is left as it is, restore it or move it away',
  13: 'disk full',
  14: 'cannot be opened',
  26: 'not a database: it is left as it is, restore it or move it away',
}

/** The file, its log or their folder was removed or replaced while it was open. */
export class MovedError extends Error {
  override readonly name = 'MovedError'
}

/** What is in the file is no longer what SQLite wrote there. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
  readonly errcode = 11
}

/** Another process is writing, or others have opened all the files there may be: worth waiting for. */
export function isBusy(error: unknown): boolean {
  return busyCodes.has(codeOf(error)) || noFileLeft.has(systemCode(error) ?? '')
}

/** Why the database cannot be used for now, or nothing when the fault is of another kind. */
export function unavailableReason(error: unknown): string | undefined {
  if (error instanceof MovedError) return 'removed or replaced'
  // Somebody has emptied it, or put another database in the place of ours.
  if (error instanceof Error && error.message.startsWith('no such table')) return 'no tables'
  return reasons[codeOf(error)] ?? systemCode(error)
}

// Of the file system, when the folder or the file cannot be made: EACCES, EROFS, ENOSPC.
function systemCode(error: unknown): string | undefined {
  const { code = '' } = Object(error) as { code?: string }
  return /^E[A-Z]+$/.test(code) ? code : undefined
}

function codeOf(error: unknown): number {
  const { errcode } = Object(error) as { errcode?: number }
  return (errcode ?? 0) & primaryCode
}
