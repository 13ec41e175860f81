import type { NewLead } from '../lead.ts'
import { makeReference } from '../reference.ts'
import type { Query, Transaction } from './database.ts'
import { bodyHash, keyHash } from './hashes.ts'
import type { AddOptions, AddResult, EarlierLead } from './lead-store.ts'
import { awaitProof, releaseLead } from './manage-leads.ts'
import { insertDeliveries } from './outbox.ts'
import { countHeld, isFull, takesRoom } from './quarantine-room.ts'

const sameContentWithinMs = 10 * 60 * 1000

/** The lead, its key and its deliveries, all in the one transaction; or the lead that was there already. */
export async function addLead(
  { query, lock }: Transaction,
  lead: NewLead,
  options: AddOptions,
): Promise<AddResult> {
  const body = bodyHash(lead.fields)
  const key = options.key === undefined ? undefined : keyHash(options.key)
  // Always in this order, or two servers could wait for each other.
  await lock(`content:${body}`)
  if (key) await lock(`key:${key}`)

  const known = key && (await findByKey(query, key))
  if (known && known.body_hash !== body) return { kind: 'conflict' }
  if (known) return repeatLead(query, known.reference, lead, options)
  const twin = await findTwin(query, body, options.now)
  if (!twin && takesRoom(lead) && isFull(await countHeld(query, lead.network, options.now)))
    return { kind: 'full' }
  const reference = twin ?? (await insertLead(query, lead, { content: body, now: options.now }))
  if (key) await insertKey(query, { key, reference, body })
  if (twin) return repeatLead(query, twin, lead, options)

  if (!lead.quarantine) await insertDeliveries(query, reference, options)
  return { kind: 'added', reference }
}

/** A repeat that no trap caught clears what one did: it goes out now, or as soon as it is proved. */
async function repeatLead(
  query: Query,
  reference: string,
  { quarantine }: NewLead,
  options: AddOptions,
): Promise<AddResult> {
  const waitsForProof = quarantine === 'no-proof' || quarantine === 'overflow'
  if (waitsForProof) await awaitProof(query, reference, quarantine)
  const isReleased = !quarantine && (await releaseLead(query, reference, options))
  return { kind: isReleased ? 'released' : 'duplicate', reference }
}

/** What a repeat of this lead under this key is answered, where there was one before; changes nothing. */
export async function findEarlier(
  query: Query,
  { fields }: Pick<NewLead, 'fields'>,
  key: string,
): Promise<EarlierLead | undefined> {
  const known = await findByKey(query, keyHash(key))
  if (!known) return undefined
  if (known.body_hash !== bodyHash(fields)) return { kind: 'conflict' }
  return { kind: 'duplicate', reference: known.reference }
}

type KnownKey = { reference: string; body_hash: string }

async function findByKey(query: Query, key: string): Promise<KnownKey | undefined> {
  const [row] = await query<KnownKey>(
    'SELECT reference, body_hash FROM lead_keys WHERE key_hash = $1',
    [key],
  )
  return row
}

async function findTwin(query: Query, content: string, now: number): Promise<string | undefined> {
  const [row] = await query<{ reference: string }>(
    `SELECT reference FROM leads WHERE content_hash = $1 AND created_at > $2
      ORDER BY created_at DESC LIMIT 1`,
    [content, now - sameContentWithinMs],
  )
  return row?.reference
}

type InsertOptions = { readonly content: string; readonly now: number }

async function insertLead(
  query: Query,
  lead: NewLead,
  { content, now }: InsertOptions,
): Promise<string> {
  const { name, email, phone, message } = lead.fields
  for (;;) {
    const rows = await query<{ reference: string }>(
      `INSERT INTO leads (reference, created_at, is_quarantined, quarantine_reason, source, name,
          email, phone, message, page, locale, network, consent_version, content_hash, setup)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
        ON CONFLICT (reference) DO NOTHING RETURNING reference`,
      [
        makeReference(),
        now,
        lead.quarantine ? 1 : 0,
        lead.quarantine ?? null,
        lead.source,
        name,
        email,
        phone,
        message,
        lead.page,
        lead.locale,
        lead.network,
        lead.consentVersion,
        content,
        lead.setup ? JSON.stringify(lead.setup) : '',
      ],
    )
    // No row: by a very rare chance the number is taken, and the next one will not be.
    if (rows[0]) return rows[0].reference
  }
}

// No page sends the same words under so many keys; without an end, every repeat would take room in the store.
const mostKeys = 20

type KeyRow = { readonly key: string; readonly reference: string; readonly body: string }

async function insertKey(query: Query, { key, reference, body }: KeyRow): Promise<void> {
  await query(
    `INSERT INTO lead_keys (key_hash, reference, body_hash)
      SELECT $1, $2, $3 WHERE (SELECT COUNT(*) FROM lead_keys WHERE reference = $2) < $4`,
    [key, reference, body, mostKeys],
  )
}
