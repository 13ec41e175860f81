import type { LeadMeter } from '../lead-meter.ts'

/** A meter that counts under plain names: `accepted`, `refused invalid_fields`, `mail delivered`. */
export type LeadTally = { readonly meter: LeadMeter; readonly counts: Record<string, number> }

export function createLeadTally(): LeadTally {
  const counts: Record<string, number> = {}
  const add = (name: string) => void (counts[name] = (counts[name] ?? 0) + 1)
  return {
    counts,
    meter: {
      accepted: () => add('accepted'),
      duplicate: () => add('duplicate'),
      quarantined: () => add('quarantined'),
      proven: () => add('proven'),
      refused: (reason) => add(`refused ${reason}`),
      delivery: (channel, outcome) => add(`${channel} ${outcome}`),
    },
  }
}
