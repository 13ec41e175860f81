import { parseJsonObject, readSetup } from '@nightdesk/contracts'

import type { ChannelName, Delivery, DeliveryState, Lead, LeadSource } from '../lead.ts'
import type { QuarantineReason } from '../lead.ts'
import type { Query } from './database.ts'
import type { LeadCounts, ListFilter } from './lead-store.ts'

type LeadRow = {
  reference: string
  created_at: number
  is_quarantined: number
  quarantine_reason: QuarantineReason | null
  source: LeadSource
  name: string
  email: string
  phone: string
  message: string
  page: string
  locale: string
  network: string
  consent_version: string
  setup: string
}

type DeliveryRow = {
  reference: string
  channel: ChannelName
  state: DeliveryState
  attempts: number
  due_at: number
  finished_at: number | null
  last_error: string | null
}

export async function findLead(query: Query, reference: string): Promise<Lead | undefined> {
  const [lead] = await query<LeadRow>('SELECT * FROM leads WHERE reference = $1', [reference])
  if (!lead) return undefined
  const deliveries = await query<DeliveryRow>(
    'SELECT * FROM deliveries WHERE reference = $1 ORDER BY channel',
    [reference],
  )
  return toLead(lead, deliveries)
}

// By the index on the time, however many there are.
const listed = `FROM leads WHERE source <> 'probe' AND +is_quarantined IN ($1, $2)
  AND created_at <= $4 AND (created_at < $4 OR reference > $5)
  ORDER BY created_at DESC, reference LIMIT $3`
const beforeAll = { createdAt: Number.MAX_SAFE_INTEGER, reference: '' }

/** The newest first, our own test leads left out. */
export async function listLeads(query: Query, filter: ListFilter = {}): Promise<Lead[]> {
  const { limit = Number.MAX_SAFE_INTEGER, isQuarantined, after = beforeAll } = filter
  const states = isQuarantined === undefined ? [0, 1] : [Number(isQuarantined)]
  const parameters = [
    states[0] ?? 0,
    states.at(-1) ?? 0,
    limit,
    after.createdAt,
    after.reference,
  ] as const
  const leads = await query<LeadRow>(`SELECT * ${listed}`, parameters)
  const deliveries = await query<DeliveryRow>(
    `SELECT * FROM deliveries WHERE reference IN (SELECT reference ${listed}) ORDER BY channel`,
    parameters,
  )
  const byLead = Map.groupBy(deliveries, ({ reference }) => reference)
  return leads.map((row) => toLead(row, byLead.get(row.reference) ?? []))
}

type LeadTotals = { leads: number; quarantined: number | null; last: number | null }

export async function countLeads(query: Query): Promise<LeadCounts> {
  const [leads] = await query<LeadTotals>(
    `SELECT count(*) AS leads, sum(is_quarantined) AS quarantined,
        max(CASE WHEN is_quarantined = 0 THEN created_at END) AS last
      FROM leads WHERE source <> 'probe'`,
  )
  const states = await query<{ state: DeliveryState; count: number; since: number }>(
    'SELECT state, count(*) AS count, min(since) AS since FROM deliveries GROUP BY state',
  )
  const of = (wanted: DeliveryState) => states.find(({ state }) => state === wanted)
  return {
    leads: leads?.leads ?? 0,
    quarantined: leads?.quarantined ?? 0,
    delivered: of('delivered')?.count ?? 0,
    undelivered: of('pending')?.count ?? 0,
    dead: of('dead')?.count ?? 0,
    oldestUndeliveredAt: of('pending')?.since ?? null,
    lastLeadAt: leads?.last ?? null,
  }
}

function toLead(row: LeadRow, deliveries: readonly DeliveryRow[]): Lead {
  const { name, email, phone, message } = row
  return {
    reference: row.reference,
    createdAt: row.created_at,
    isQuarantined: row.is_quarantined === 1,
    quarantineReason: row.quarantine_reason,
    source: row.source,
    fields: { name, email, phone, message },
    page: row.page,
    locale: row.locale,
    network: row.network,
    consentVersion: row.consent_version,
    ...toSetup(row.setup),
    deliveries: deliveries.map(toDelivery),
  }
}

/** As it was written here; what another program has changed into none is left out. */
function toSetup(text: string): Pick<Lead, 'setup'> {
  const setup = text && readSetup(parseJsonObject(text))
  return setup ? { setup } : {}
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    dueAt: row.due_at,
    finishedAt: row.finished_at,
    lastError: row.last_error,
  }
}
