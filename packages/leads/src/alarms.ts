import type { LeadCounts } from './store/lead-store.ts'

const lateAfterMs = 15 * 60_000

export const alarmReasons = ['late', 'dead', 'quarantine'] as const

/** Why somebody should look: deliveries that wait too long, were given up, or leads in quarantine. */
export type AlarmReason = (typeof alarmReasons)[number]

export function findAlarms(counts: LeadCounts, now: number): readonly AlarmReason[] {
  const { oldestUndeliveredAt, dead, quarantined } = counts
  const isTrue: Record<AlarmReason, boolean> = {
    late: oldestUndeliveredAt !== null && now - oldestUndeliveredAt > lateAfterMs,
    dead: dead > 0,
    quarantine: quarantined > 0,
  }
  return alarmReasons.filter((reason) => isTrue[reason])
}
