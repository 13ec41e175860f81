import { alarmReasons, type AlarmReason } from '../alarms.ts'
import type { LeadCounts } from '../store/lead-store.ts'
import type { Sample } from './metrics.ts'

type Family = { readonly type: 'counter' | 'gauge'; readonly help: string }

const families: Readonly<Record<string, Family>> = {
  nightdesk_leads_accepted_total: counter('Leads stored and acknowledged, quarantined ones aside.'),
  nightdesk_leads_duplicate_total: counter('Posts answered with a lead that was there already.'),
  nightdesk_leads_quarantined_total: counter('Leads stored for the owner to look at.'),
  nightdesk_leads_proven_total: counter('Leads let out of quarantine by a proof of work.'),
  nightdesk_leads_refused_total: counter('Posts refused, by reason.'),
  nightdesk_deliveries_delivered_total: counter('Deliveries taken by the other side, by channel.'),
  nightdesk_deliveries_waived_total: counter('Receipts that were not to be sent.'),
  nightdesk_deliveries_retried_total: counter('Tries that failed and will be made again.'),
  nightdesk_deliveries_dead_total: counter('Deliveries given up.'),
  nightdesk_leads_store_up: gauge(
    '1 when the store can be read; without it, nothing below is told.',
  ),
  nightdesk_leads: gauge('Leads in the store.'),
  nightdesk_leads_in_quarantine: gauge('Leads in the store that wait for the owner.'),
  nightdesk_deliveries_undelivered: gauge('Deliveries still under way.'),
  nightdesk_deliveries_dead: gauge('Dead letters in the store.'),
  nightdesk_oldest_undelivered_seconds: gauge('For how long the oldest of them has been waiting.'),
  nightdesk_leads_alarm: gauge('1 when somebody should look, by reason.'),
}

export type Numbers = {
  readonly samples: readonly Sample[]
  /** Nothing when the store cannot be read. */
  readonly counts: LeadCounts | undefined
  readonly alarms: readonly AlarmReason[]
  readonly now: number
}

/** Prometheus' text format: what this process counted, and what is in the store now. */
export function renderMetrics({ samples, counts, alarms, now }: Numbers): string {
  const all = [
    ...samples,
    sample('nightdesk_leads_store_up', Number(counts !== undefined)),
    ...(counts ? describeStore({ counts, alarms, now }) : []),
  ]
  return Object.entries(families)
    .map(([name, family]) => renderFamily(name, family, all))
    .join('')
}

type StoreNumbers = Omit<Numbers, 'samples'> & { readonly counts: LeadCounts }

function describeStore({ counts, alarms, now }: StoreNumbers): Sample[] {
  const waitedMs = counts.oldestUndeliveredAt === null ? 0 : now - counts.oldestUndeliveredAt
  return [
    sample('nightdesk_leads', counts.leads),
    sample('nightdesk_leads_in_quarantine', counts.quarantined),
    sample('nightdesk_deliveries_undelivered', counts.undelivered),
    sample('nightdesk_deliveries_dead', counts.dead),
    sample('nightdesk_oldest_undelivered_seconds', Math.max(0, waitedMs) / 1000),
    ...alarmReasons.map((reason) => ({
      name: 'nightdesk_leads_alarm',
      labels: { reason },
      value: Number(alarms.includes(reason)),
    })),
  ]
}

function renderFamily(name: string, { type, help }: Family, all: readonly Sample[]): string {
  const lines = all.filter((one) => one.name === name).map(renderSample)
  if (lines.length === 0) return ''
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`
}

function renderSample({ name, labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${value}`
}

function sample(name: string, value: number): Sample {
  return { name, labels: {}, value }
}

function counter(help: string): Family {
  return { type: 'counter', help }
}

function gauge(help: string): Family {
  return { type: 'gauge', help }
}
