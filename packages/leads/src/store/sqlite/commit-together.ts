import type { Transaction } from '../database.ts'
import type { Connection } from './connection.ts'
import { unavailableReason } from './sqlite-errors.ts'

/** Something that waits to be written, and for an answer after it is. */
export type Job = {
  readonly work: (transaction: Transaction) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  readonly deadline: number
}

/** Tells one job how it went. */
type Answer = () => void

/**
 * Does many jobs in the transaction that is open. A job that fails is undone alone; the answers are
 * to be given after the commit, and not before. Throws when the fault is not one job's own.
 */
export async function doTogether(
  connection: Connection,
  jobs: readonly Job[],
): Promise<readonly Answer[]> {
  // One writer at a time as it is: a lock inside would lock out nobody.
  const transaction = { query: connection.query, lock: async () => {}, skipTaken: '' }

  async function doOne({ work, resolve, reject }: Job): Promise<Answer> {
    connection.exec('SAVEPOINT job')
    try {
      const result = await work(transaction)
      connection.exec('RELEASE job')
      return () => resolve(result)
    } catch (error) {
      // A full disk may have rolled back everything, this job's neighbors too.
      if (!connection.isInTransaction || unavailableReason(error)) throw error
      connection.exec('ROLLBACK TO job')
      connection.exec('RELEASE job')
      return () => reject(error)
    }
  }

  const answers: Answer[] = []
  for (const job of jobs) answers.push(await doOne(job))
  return answers
}
