import { DatabaseError } from 'pg'

import { StoreUnavailableError } from '../lead-store.ts'

// https://www.postgresql.org/docs/current/errcodes-appendix.html: classes by their first two characters.
const unavailableClasses: Readonly<Record<string, string>> = {
  '08': 'no connection',
  '25': 'read-only',
  '28': 'not let in',
  '3D': 'no such database',
  '40': 'undone by another transaction',
  '42': 'not as we left it',
  '53': 'out of disk, memory or connections',
  '55': 'locked',
  '57': 'stopped or too slow',
  '58': 'disk error',
  XX: 'damaged',
}
const undefinedTable = '42P01'
const untranslatable = '22P05'
// serialization_failure and deadlock_detected: nothing is wrong with the work, it met somebody else's.
const undoneCodes = new Set(['40001', '40P01'])

const reasons: Readonly<Record<string, string>> = {
  [undefinedTable]: 'no tables',
  [untranslatable]:
    'its encoding is not UTF8 and has no room for every letter: use a database that is',
}

/** What the driver threw, as something worth a later try where it is that. */
export function explain(error: unknown): unknown {
  const reason = unavailableReason(error)
  return reason ? new StoreUnavailableError(reason, { cause: error }) : error
}

/** Somebody has put another database in the place of ours. */
export function isWithoutTables(error: unknown): boolean {
  return codeOf(error instanceof StoreUnavailableError ? error.cause : error) === undefinedTable
}

/** The same work again may well get through. */
export function isUndone(error: unknown): boolean {
  return error instanceof StoreUnavailableError && undoneCodes.has(codeOf(error.cause))
}

function unavailableReason(error: unknown): string | undefined {
  const code = codeOf(error)
  // Only the database has states; everything else the driver throws is about the way to it.
  if (!(error instanceof DatabaseError)) return ['no connection', code].filter(Boolean).join()
  return reasons[code] ?? unavailableClasses[code.slice(0, 2)]
}

function codeOf(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? ''
}
