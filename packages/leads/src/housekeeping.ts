import { randomUUID } from 'node:crypto'

import { dayMs, minuteMs } from '@nightdesk/contracts'

import { findAlarms, type Silence } from './alarms.ts'
import type { DailyBackups } from './backups/daily-backups.ts'
import { createClockCheck } from './clock-check.ts'
import type { Clock } from './clock.ts'
import type { LeadLog } from './log.ts'
import type { Digest } from './mail/compose-digest.ts'
import type { LeadStore } from './store/lead-store.ts'

const everyMs = 15 * minuteMs
// Soon after the start, but not in its way.
const firstAfterMs = minuteMs

export type HousekeepingOptions = {
  readonly store: LeadStore
  readonly clock: Clock
  readonly log: LeadLog
  readonly retentionDays: number
  /** Where the owner wants any. */
  readonly backups?: DailyBackups | undefined
  /** Without it nobody is told that no lead comes. */
  readonly silence?: Silence | undefined
  /** Tells the owner by mail, where there is one to send by. */
  readonly sendDigest?: ((digest: Digest) => Promise<void>) | undefined
}

/** Erases what has been kept long enough, and says so when leads wait for somebody. Returns its stop. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { store, clock, log, retentionDays, backups, silence, sendDigest } = options
  const isClockBelievable = createClockCheck(options)
  let digestId = randomUUID()
  let round = Promise.resolve()
  let cancel = clock.setTimer(run, firstAfterMs)
  let isStopped = false

  function run(): void {
    round = tidy()
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping postponed'))
      .finally(() => {
        if (!isStopped) cancel = clock.setTimer(run, everyMs)
      })
  }

  async function tidy(): Promise<void> {
    // First: what is erased today was there yesterday.
    await backUp()
    if (await isClockBelievable()) await eraseOld()
    await store.removeProbes(clock.now() - dayMs)
    await store.forgetReceiptMarks(clock.now() - 2 * dayMs)
    await store.visits?.forgetOld()
    await raiseAlarms()
  }

  /** What goes wrong with it holds up nothing else, and is said at every round. */
  async function backUp(): Promise<void> {
    try {
      const file = await backups?.makeIfDue(clock.now())
      if (file) log.info({ file }, 'leads backed up')
    } catch (error) {
      log.error({ err: error }, 'leads could not be backed up')
    }
  }

  async function eraseOld(): Promise<void> {
    const erased = await store.eraseOlderThan(clock.now() - retentionDays * dayMs)
    if (erased > 0) log.info({ erased, retentionDays }, 'old leads erased')
  }

  async function raiseAlarms(): Promise<void> {
    const counts = await store.counts()
    const now = clock.now()
    const alarms = findAlarms(counts, now, silence)
    const { undelivered, dead, quarantined } = counts
    if (alarms.includes('late') || alarms.includes('dead'))
      log.error({ undelivered, dead }, 'leads are not getting through')
    if (alarms.includes('quarantine')) log.warn({ quarantined }, 'leads wait in quarantine')
    if (alarms.includes('silent')) log.warn({ silentDays: silence?.days }, 'no lead for many days')
    if (alarms.length > 0) await tellOwner({ alarms, counts, now, silence })
  }

  /** Among all servers. A mail that does not get out is tried again with the next round. */
  async function tellOwner(digest: Digest): Promise<void> {
    if (!sendDigest) return
    const mark = { ...markOf(digest), holder: digestId, now: digest.now }
    if (!(await store.claimMark(mark))) return
    await sendDigest(digest)
    digestId = randomUUID()
  }

  return () => {
    isStopped = true
    cancel()
    return round
  }
}

/** Once a day; silence alone, which nobody can end at once, no more often than it takes to notice it. */
function markOf({ alarms, silence }: Digest) {
  const isSilenceAlone = alarms.every((reason) => reason === 'silent')
  if (!isSilenceAlone || !silence) return { name: 'digest', everyMs: dayMs }
  return { name: 'silence', everyMs: silence.days * dayMs }
}
