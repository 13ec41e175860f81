/** A lead whose post was answered, but not accepted: it is sent again until it is. */
export type KeptLead = {
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
  readonly keptAtMs: number
  readonly tries: number
  readonly nextTryAtMs: number
}

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const outboxName = 'nightdesk-outbox'
/** A copy is removed after acceptance, and at the latest after seven days. */
export const keptAtMostMs = 7 * 24 * 60 * 60 * 1000

const secondMs = 1000
const minuteMs = 60 * secondMs
const waitsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs]

/** The wait after so many tries: longer each time, half an hour at most. */
export function waitAfterMs(tries: number): number {
  return waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 0
}

function isKeptLead(value: unknown): value is KeptLead {
  const lead = value as Partial<KeptLead> | null
  return (
    typeof lead?.key === 'string' &&
    typeof lead.fields === 'object' &&
    typeof lead.keptAtMs === 'number' &&
    typeof lead.tries === 'number' &&
    typeof lead.nextTryAtMs === 'number'
  )
}

/** What is waiting, without what has grown too old. Anything unreadable counts as nothing. */
export function readOutbox(storage: OutboxStorage, nowMs: number): readonly KeptLead[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(outboxName) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isKeptLead).filter((lead) => nowMs - lead.keptAtMs < keptAtMostMs)
  } catch {
    return []
  }
}

export function writeOutbox(storage: OutboxStorage, leads: readonly KeptLead[]): void {
  if (leads.length === 0) storage.removeItem(outboxName)
  else storage.setItem(outboxName, JSON.stringify(leads))
}

type Post = { readonly key: string; readonly fields: Readonly<Record<string, string>> }

/** Keeps a lead for a later try; the same key is kept once. Says whether the browser let it. */
export function keepLead(storage: OutboxStorage, { key, fields }: Post, nowMs: number): boolean {
  const others = readOutbox(storage, nowMs).filter((lead) => lead.key !== key)
  const kept = { key, fields, keptAtMs: nowMs, tries: 1, nextTryAtMs: nowMs + waitAfterMs(1) }
  try {
    writeOutbox(storage, [...others, kept])
    return true
  } catch {
    // Storage is full or forbidden.
    return false
  }
}
