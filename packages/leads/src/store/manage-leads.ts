// What the owner does with leads that are there.
import type { Query } from './database.ts'
import type { AddOptions, RetryOptions } from './lead-store.ts'
import { insertDeliveries } from './outbox.ts'

const anyReference = ''

export async function retryDeliveries(query: Query, options: RetryOptions): Promise<number> {
  const { reference = anyReference, now } = options
  const due = await query(
    `UPDATE deliveries SET state = 'pending', due_at = $1, finished_at = NULL,
        since = CASE WHEN state = 'dead' THEN $1 ELSE since END,
        attempts = CASE WHEN state = 'dead' THEN 0 ELSE attempts END
      WHERE state IN ('pending', 'dead') AND lease_until <= $1 AND ($2 = '' OR reference = $2)
      RETURNING reference`,
    [now, reference],
  )
  // Leads that came when nothing was configured have no deliveries yet.
  const kept = await query<{ reference: string }>(
    `SELECT reference FROM leads WHERE is_quarantined = 0 AND ($1 = '' OR reference = $1)
      AND NOT EXISTS (SELECT 1 FROM deliveries WHERE deliveries.reference = leads.reference)`,
    [reference],
  )
  let made = 0
  for (const lead of kept) made += await insertDeliveries(query, lead.reference, options)
  return due.length + made
}

export async function releaseLead(
  query: Query,
  reference: string,
  options: Omit<AddOptions, 'key'>,
): Promise<boolean> {
  const rows = await query(
    `UPDATE leads SET is_quarantined = 0 WHERE reference = $1 AND is_quarantined = 1
      RETURNING reference`,
    [reference],
  )
  if (rows.length === 0) return false
  await insertDeliveries(query, reference, options)
  return true
}

/** Work is enough for it from now on, whatever it is in quarantine for; a repeat makes none of it easier. */
export async function awaitProof(
  query: Query,
  reference: string,
  reason: 'no-proof' | 'overflow',
): Promise<void> {
  await query(
    `UPDATE leads SET quarantine_reason = $2
      WHERE reference = $1 AND is_quarantined = 1 AND quarantine_reason <> 'overflow'`,
    [reference, reason],
  )
}

/** Keys and deliveries go with their lead. */
export async function eraseByEmail(query: Query, email: string): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    'DELETE FROM leads WHERE lower(email) = $1 RETURNING reference',
    [email.toLowerCase()],
  )
  return rows.map(({ reference }) => reference)
}

export async function eraseByReference(query: Query, reference: string): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    'DELETE FROM leads WHERE reference = $1 RETURNING reference',
    [reference],
  )
  return rows.map((row) => row.reference)
}

export async function hasOlderThan(query: Query, time: number): Promise<boolean> {
  const rows = await query('SELECT 1 FROM leads WHERE created_at < $1 LIMIT 1', [time])
  return rows.length > 0
}

/** The oldest first, and no more than so many of them. */
export async function eraseSome(query: Query, before: number, limit: number): Promise<number> {
  const rows = await query(
    `DELETE FROM leads WHERE reference IN (
        SELECT reference FROM leads WHERE created_at < $1 ORDER BY created_at LIMIT $2)
      RETURNING reference`,
    [before, limit],
  )
  return rows.length
}

export async function removeProbes(query: Query, before: number): Promise<void> {
  await query("DELETE FROM leads WHERE source = 'probe' AND created_at < $1", [before])
}
