import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Write } from '../database.ts'
import { visitorWaitMs } from '../deadline.ts'
import { doTogether, type Job } from './commit-together.ts'
import { isBusy } from './sqlite-errors.ts'
import { inTransaction, type SqliteFile } from './sqlite-file.ts'

// A job writes about five pages, twenty at most, so that the log stays at a few megabytes. The first write after the
// log was emptied waits for the disk twice: one write in two hundred.
const mostJobsInLog = 200

/**
 * What comes while the disk is busy waits, and is then committed together: a commit costs the same
 * for one lead as for fifty.
 */
export function createWriter(
  file: SqliteFile,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): Write {
  const waiting: Job[] = []
  let jobsInLog = 0

  /** Runs after the answers of a commit. When it fails nothing is lost: the next write meets the same fault. */
  async function emptyLog(): Promise<void> {
    jobsInLog = 0
    // Emptying holds up this thread for as long as the disk takes: the answers are to leave before it begins.
    await nextTurn()
    const emptied = file.attempt(async (opened) => opened.emptyLog('PASSIVE'), 0)
    await emptied.catch(() => undefined)
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    // They are committed together, so the shortest deadline of them holds for all.
    const deadline = Math.min(...jobs.map((job) => job.deadline))
    try {
      const answers = await file.attempt(
        (opened) => inTransaction(opened, 'IMMEDIATE', () => doTogether(opened, jobs)),
        deadline,
      )
      jobsInLog += jobs.length
      for (const answer of answers) answer()
    } catch (error) {
      const isHopeless = jobs.length === 1 || isBusy((error as Error).cause)
      // One by one then: when one job was too much for the disk, the others may still fit.
      if (!isHopeless) for (const job of jobs) await commit([job])
      else for (const job of jobs) job.reject(error)
    }
  }

  return <Result>(work: Job['work'], waitMs = visitorWaitMs) =>
    new Promise<Result>((resolve, reject) => {
      const deadline = performance.now() + waitMs
      waiting.push({ work, resolve: (result) => resolve(result as Result), reject, deadline })
      if (waiting.length > 1) return
      void inTurn(async () => {
        // Requests that arrived in the same turn of the event loop join this commit.
        await nextTurn()
        await commit(waiting.splice(0))
        if (jobsInLog >= mostJobsInLog) await emptyLog()
      })
    })
}
