import type { LeadRefusal } from '@nightdesk/contracts'

import type { ChannelName } from '../lead.ts'

type DeliveryOutcome = 'delivered' | 'waived' | 'retried' | 'dead'

/** What this process has seen since its start. */
export type Metrics = {
  accepted(): void
  duplicate(): void
  quarantined(): void
  proven(): void
  refused(reason: LeadRefusal): void
  delivery(channel: ChannelName, outcome: DeliveryOutcome): void
  /** Every series that has a number, in a stable order. */
  read(): readonly Sample[]
}

export type Sample = {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const plain = [
  'nightdesk_leads_accepted_total',
  'nightdesk_leads_duplicate_total',
  'nightdesk_leads_quarantined_total',
  'nightdesk_leads_proven_total',
] as const

export function createMetrics(): Metrics {
  const samples = new Map<string, Sample>()

  function add(name: string, labels: Record<string, string> = {}, step = 1): void {
    const key = JSON.stringify([name, labels])
    const value = (samples.get(key)?.value ?? 0) + step
    samples.set(key, { name, labels, value })
  }

  // From the first scrape on, so that a rate can be taken of them.
  for (const name of plain) add(name, {}, 0)

  return {
    accepted: () => add('nightdesk_leads_accepted_total'),
    duplicate: () => add('nightdesk_leads_duplicate_total'),
    quarantined: () => add('nightdesk_leads_quarantined_total'),
    proven: () => add('nightdesk_leads_proven_total'),
    refused: (reason) => add('nightdesk_leads_refused_total', { reason }),
    delivery: (channel, outcome) => add(`nightdesk_deliveries_${outcome}_total`, { channel }),
    read: () => [...samples.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
