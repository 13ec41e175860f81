import { randomUUID } from 'node:crypto'

import type { ChannelName } from '../lead.ts'
import type { Query, Transaction } from './database.ts'
import type { Claim, ClaimOptions, Failure } from './lead-store.ts'
import { findLead } from './read-leads.ts'

type DeliveryOptions = { readonly channels: readonly ChannelName[]; readonly now: number }

/** Rows that are there already stay as they are. Returns how many were made. */
export async function insertDeliveries(
  query: Query,
  reference: string,
  { channels, now }: DeliveryOptions,
): Promise<number> {
  let count = 0
  for (const channel of channels) {
    const rows = await query(
      `INSERT INTO deliveries (reference, channel, state, since, due_at)
        VALUES ($1, $2, 'pending', $3, $3)
        ON CONFLICT (reference, channel) DO NOTHING RETURNING reference`,
      [reference, channel, now],
    )
    count += rows.length
  }
  return count
}

type ClaimedRow = { reference: string; attempts: number; since: number }

/** Takes what is due and in nobody's hands. A try counts when it is taken, so a crash counts too. */
export async function claimDue(
  { query, skipTaken }: Transaction,
  { channel, now, leaseMs, limit }: ClaimOptions,
): Promise<Claim[]> {
  const token = randomUUID()
  const rows = await query<ClaimedRow>(
    `UPDATE deliveries SET lease_until = $1, lease_token = $2, attempts = attempts + 1
      WHERE channel = $3 AND reference IN (
        SELECT reference FROM deliveries
          WHERE state = 'pending' AND channel = $3 AND due_at <= $4 AND lease_until <= $4
          ORDER BY due_at, reference LIMIT $5 ${skipTaken})
      RETURNING reference, attempts, since`,
    [now + leaseMs, token, channel, now, limit],
  )
  const claims: Claim[] = []
  for (const { reference, attempts, since } of rows) {
    const lead = await findLead(query, reference)
    if (lead) claims.push({ lead, channel, attempts, since, token })
  }
  return claims
}

/** Whoever holds the lease by now: what has been delivered has been delivered. */
export async function markDelivered(
  query: Query,
  claim: Claim,
  { now, note = null }: { readonly now: number; readonly note?: string | null | undefined },
): Promise<void> {
  await query(
    `UPDATE deliveries SET state = 'delivered', finished_at = $1, last_error = $4,
        lease_until = 0, lease_token = NULL
      WHERE reference = $2 AND channel = $3`,
    [now, claim.lead.reference, claim.channel, note],
  )
}

export async function markFailed(query: Query, claim: Claim, failure: Failure): Promise<void> {
  const { now, retryAt, error } = failure
  await query(
    `UPDATE deliveries SET state = $1, due_at = $2, finished_at = $3, last_error = $4,
        lease_until = 0, lease_token = NULL
      WHERE reference = $5 AND channel = $6 AND lease_token = $7`,
    [
      retryAt === undefined ? 'dead' : 'pending',
      retryAt ?? now,
      retryAt === undefined ? now : null,
      error,
      claim.lead.reference,
      claim.channel,
      claim.token,
    ],
  )
}

export async function unclaim(query: Query, claims: readonly Claim[]): Promise<void> {
  for (const { lead, channel, token } of claims) {
    await query(
      `UPDATE deliveries SET lease_until = 0, lease_token = NULL, attempts = attempts - 1
        WHERE reference = $1 AND channel = $2 AND lease_token = $3`,
      [lead.reference, channel, token],
    )
  }
}

export async function hasten(query: Query, channel: ChannelName, now: number): Promise<void> {
  await query(
    `UPDATE deliveries SET due_at = $1
      WHERE state = 'pending' AND channel = $2 AND due_at > $1 AND lease_until <= $1`,
    [now, channel],
  )
}

export async function nextDueAt(query: Query, channel: ChannelName): Promise<number | null> {
  const [row] = await query<{ due: number | null }>(
    `SELECT min(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END) AS due
      FROM deliveries WHERE state = 'pending' AND channel = $1`,
    [channel],
  )
  return row?.due ?? null
}
