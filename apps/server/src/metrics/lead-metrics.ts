import {
  alarmReasons,
  type DeliveryOutcome,
  type LeadMeter,
  type LeadStanding,
} from '@nightdesk/leads'
import { Counter, Gauge, Registry } from 'prom-client'

/** Counts what the lead service tells. */
export function createLeadMeter(registry: Registry): LeadMeter {
  const registers = [registry]
  const plain = (name: string, help: string) => new Counter({ name, help, registers })
  const byReason = new Counter({
    name: 'nightdesk_leads_refused_total',
    help: 'Posts refused, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const byChannel = (outcome: DeliveryOutcome, help: string) =>
    new Counter({
      name: `nightdesk_deliveries_${outcome}_total`,
      help,
      labelNames: ['channel'],
      registers,
    })

  const accepted = plain(
    'nightdesk_leads_accepted_total',
    'Leads stored and acknowledged, quarantined ones aside.',
  )
  const duplicate = plain(
    'nightdesk_leads_duplicate_total',
    'Posts answered with a lead that was there already.',
  )
  const quarantined = plain(
    'nightdesk_leads_quarantined_total',
    'Leads stored for the owner to look at.',
  )
  const proven = plain(
    'nightdesk_leads_proven_total',
    'Leads let out of quarantine by a proof of work.',
  )
  const deliveries = {
    delivered: byChannel('delivered', 'Deliveries taken by the other side, by channel.'),
    waived: byChannel('waived', 'Receipts that were not to be sent.'),
    retried: byChannel('retried', 'Tries that failed and will be made again.'),
    dead: byChannel('dead', 'Deliveries given up.'),
  } satisfies Record<DeliveryOutcome, Counter<'channel'>>

  return {
    accepted: () => accepted.inc(),
    duplicate: () => duplicate.inc(),
    quarantined: () => quarantined.inc(),
    proven: () => proven.inc(),
    refused: (reason) => byReason.inc({ reason }),
    delivery: (channel, outcome) => deliveries[outcome].inc({ channel }),
  }
}

/** How the store stands, in a registry of this one answer: without a store to ask there is nothing old to tell. */
export function storeGauges(standing: LeadStanding | undefined): Registry {
  const registry = new Registry()
  const registers = [registry]
  const tell = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers }).set(value)

  tell(
    'nightdesk_leads_store_up',
    '1 when the store can be read; without it, nothing below is told.',
    Number(standing !== undefined),
  )
  if (!standing) return registry
  const { counts, alarms, oldestUndeliveredMs } = standing
  tell('nightdesk_leads', 'Leads in the store.', counts.leads)
  tell(
    'nightdesk_leads_in_quarantine',
    'Leads in the store that wait for the owner.',
    counts.quarantined,
  )
  tell('nightdesk_deliveries_undelivered', 'Deliveries still under way.', counts.undelivered)
  tell('nightdesk_deliveries_dead', 'Dead letters in the store.', counts.dead)
  tell(
    'nightdesk_oldest_undelivered_seconds',
    'For how long the oldest of them has been waiting.',
    oldestUndeliveredMs / 1000,
  )
  const alarm = new Gauge({
    name: 'nightdesk_leads_alarm',
    help: '1 when somebody should look, by reason.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of alarmReasons) alarm.set({ reason }, Number(alarms.includes(reason)))
  return registry
}
