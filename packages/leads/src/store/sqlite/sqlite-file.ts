import { setTimeout as delay } from 'node:timers/promises'

import { StoreUnavailableError } from '../lead-store.ts'
import { migrate } from '../migrations.ts'
import { explainOpening } from '../open-failure.ts'
import type { Connection } from './connection.ts'
import { keepOldSchema } from './keep-old-schema.ts'
import { isBusy, MovedError, unavailableReason } from './sqlite-errors.ts'

const tryAgainAfterMs = 20

type Work<Result> = (connection: Connection) => Promise<Result>

/** The one file, opened by whoever needs it first, and again when it was lost. */
export type SqliteFile = {
  /** Does the work, again and again while another process holds the file, until the time has come to give up. */
  attempt<Result>(work: Work<Result>, deadline: number): Promise<Result>
  /** Another thread of ours, whose turn it was, has written into it. */
  trust(): void
  /** Told when what was in it was lost while it was open. */
  onRenewed(listener: () => void): void
  close(): void
}

export function createSqliteFile(open: () => Connection): SqliteFile {
  let connection: Connection | undefined
  let wasOpen = false
  let tellRenewed = () => {}

  /** What was committed counts only while the file is the one that the next start will open. */
  async function attemptOnce<Result>(work: Work<Result>): Promise<Result> {
    if (connection && !connection.isInPlace) close()
    connection ??= await openUpToDate()
    await connection.confirm()
    const result = await work(connection)
    if (!connection.isInPlace) throw new MovedError()
    await connection.confirm()
    return result
  }

  async function openUpToDate(): Promise<Connection> {
    const opened = open()
    try {
      await keepOldSchema(opened)
      const isNew = await inTransaction(opened, 'IMMEDIATE', () => migrate(opened.query))
      if (isNew && wasOpen) tellRenewed()
      wasOpen = true
      return opened
    } catch (error) {
      opened.close()
      if (unavailableReason(error)) throw error
      throw explainOpening(error)
    }
  }

  async function attempt<Result>(work: Work<Result>, deadline: number): Promise<Result> {
    for (;;) {
      try {
        return await attemptOnce(work)
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await delay(tryAgainAfterMs)
          continue
        }
        throw explain(error)
      }
    }
  }

  function explain(error: unknown): unknown {
    const reason = unavailableReason(error)
    if (!reason) return error
    // A file opened while the disk was read-only stays so: the next try opens it anew.
    if (!isBusy(error)) close()
    return new StoreUnavailableError(reason, { cause: error })
  }

  function close(): void {
    connection?.close()
    connection = undefined
  }

  return {
    attempt,
    trust: () => connection?.trust(),
    onRenewed: (listener) => void (tellRenewed = listener),
    close,
  }
}

export async function inTransaction<Result>(
  connection: Connection,
  mode: 'IMMEDIATE' | 'DEFERRED',
  work: () => Promise<Result>,
): Promise<Result> {
  connection.exec(`BEGIN ${mode}`)
  try {
    const result = await work()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has already rolled it back.
    if (connection.isInTransaction) connection.exec('ROLLBACK')
    throw error
  }
}
