import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Write } from '../database.ts'
import { visitorWaitMs } from '../deadline.ts'
import { doTogether, type Job } from './commit-together.ts'
import { isBusy } from './sqlite-errors.ts'
import { inTransaction, type SqliteFile } from './sqlite-file.ts'

// Some five pages each, twenty at most: the log stays at a few megabytes. Whoever writes first into a log begun anew waits
// for the disk twice: one in two hundred does.
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

  /** When everybody has their answer. A fault of it loses nothing, and whoever writes next hears of it. */
  async function emptyLog(): Promise<void> {
    jobsInLog = 0
    // Answers have a way to go until they are out, and this holds up the thread for as long as the disk takes.
    await nextTurn()
    const emptied = file.attempt(async (opened) => opened.emptyLog('PASSIVE'), 0)
    await emptied.catch(() => undefined)
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    // Whoever may wait longest waits no longer than the others.
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
      // One by one then: what is too much for the disk with one of them may do without it.
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
        // After everything that came in with it.
        await nextTurn()
        await commit(waiting.splice(0))
        if (jobsInLog >= mostJobsInLog) await emptyLog()
      })
    })
}
