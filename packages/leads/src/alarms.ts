import { dayMs, minuteMs } from '@nightdesk/contracts'

import type { LeadCounts } from './store/lead-store.ts'

const lateAfterMs = 15 * minuteMs

export const alarmReasons = ['late', 'dead', 'quarantine', 'silent'] as const

/**
 * Why somebody should look: deliveries that wait too long or were given up, leads in quarantine, or none for so
 * long that the form may be broken in a way nothing else sees.
 */
export type AlarmReason = (typeof alarmReasons)[number]

/** After how many days without a lead that is an alarm. A store without any counts from the start of the server. */
export type Silence = { readonly days: number; readonly startedAt: number }

export function findAlarms(
  counts: LeadCounts,
  now: number,
  silence?: Silence,
): readonly AlarmReason[] {
  const { oldestUndeliveredAt, dead, quarantined } = counts
  const isTrue: Record<AlarmReason, boolean> = {
    late: oldestUndeliveredAt !== null && now - oldestUndeliveredAt > lateAfterMs,
    dead: dead > 0,
    quarantine: quarantined > 0,
    silent: silence !== undefined && silentDays(counts, now, silence) >= silence.days,
  }
  return alarmReasons.filter((reason) => isTrue[reason])
}

/** For how many whole days no lead has come. */
export function silentDays({ lastLeadAt }: LeadCounts, now: number, silence: Silence): number {
  return Math.floor((now - (lastLeadAt ?? silence.startedAt)) / dayMs)
}
