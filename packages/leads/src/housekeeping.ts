import type { Clock } from './clock.ts'
import type { LeadLog } from './log.ts'
import type { LeadStore } from './store/lead-store.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const everyMs = 15 * minuteMs
// Soon after the start, but not in its way.
const firstAfterMs = minuteMs
const lateAfterMs = 15 * minuteMs

export type HousekeepingOptions = {
  readonly store: LeadStore
  readonly clock: Clock
  readonly log: LeadLog
  readonly retentionDays: number
}

/** Erases what has been kept long enough, and says so when leads wait for somebody. Returns its stop. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { store, clock, log, retentionDays } = options
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
    const erased = await store.eraseOlderThan(clock.now() - retentionDays * dayMs)
    if (erased > 0) log.info({ erased, retentionDays }, 'old leads erased')
    const { undelivered, dead, quarantined, oldestUndeliveredAt } = await store.counts()
    const isLate = clock.now() - (oldestUndeliveredAt ?? clock.now()) > lateAfterMs
    if (isLate || dead > 0) log.error({ undelivered, dead }, 'leads are not getting through')
    if (quarantined > 0) log.warn({ quarantined }, 'leads wait in quarantine')
  }

  return () => {
    isStopped = true
    cancel()
    return round
  }
}
