import type { LeadRefusal } from '@nightdesk/contracts'

import type { ChannelName } from './lead.ts'

export type DeliveryOutcome = 'delivered' | 'waived' | 'retried' | 'dead'

/** Who counts what comes in and goes out. Told that it happened, never what was in it. */
export type LeadMeter = {
  /** Stored and acknowledged; quarantined ones and our own test leads aside. */
  accepted(): void
  /** Answered with a lead that was there already. */
  duplicate(): void
  quarantined(): void
  /** Let out of quarantine by a proof of work. */
  proven(): void
  refused(reason: LeadRefusal): void
  delivery(channel: ChannelName, outcome: DeliveryOutcome): void
}

export const noMeter: LeadMeter = {
  accepted() {},
  duplicate() {},
  quarantined() {},
  proven() {},
  refused() {},
  delivery() {},
}
