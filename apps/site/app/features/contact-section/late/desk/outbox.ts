import { dayMs, minuteMs, secondMs } from '@nightdesk/contracts'

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

/** A copy is removed after acceptance; one this old is sent once more, and then removed whatever is answered. */
export const keptAtMostMs = 7 * dayMs
const waitsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs]

/** The wait after so many tries: longer each time, half an hour at most. */
export function waitAfterMs(tries: number): number {
  return waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 0
}

/** When to try again: not sooner than the server asked for, and within a day whatever it asked for. */
export function nextTryAtMs(tries: number, nowMs: number, retryAfterMs = 0): number {
  return nowMs + Math.max(waitAfterMs(tries), Math.min(retryAfterMs, dayMs))
}

/** Past its seven days. One kept far in the future was kept while the clock was wrong: nobody knows how old it is. */
export function isTooOld({ keptAtMs }: KeptLead, nowMs: number): boolean {
  return nowMs - keptAtMs >= keptAtMostMs || keptAtMs - nowMs > dayMs
}

function isKeptLead(value: unknown): value is KeptLead {
  const lead = value as Partial<KeptLead> | null
  return (
    typeof lead?.key === 'string' &&
    typeof lead.fields === 'object' &&
    lead.fields !== null &&
    typeof lead.keptAtMs === 'number' &&
    typeof lead.tries === 'number' &&
    typeof lead.nextTryAtMs === 'number'
  )
}

/** What is waiting. Anything unreadable counts as nothing. */
export function readOutbox(storage: OutboxStorage): readonly KeptLead[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(outboxName) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKeptLead) : []
  } catch {
    return []
  }
}

export function writeOutbox(storage: OutboxStorage, leads: readonly KeptLead[]): void {
  if (leads.length === 0) storage.removeItem(outboxName)
  else storage.setItem(outboxName, JSON.stringify(leads))
}

type Post = { readonly key: string; readonly fields: Readonly<Record<string, string>> }

export type KeepOptions = {
  readonly nowMs: number
  /** How long the server wants to be left alone. */
  readonly retryAfterMs?: number | undefined
}

/**
 * Keeps a lead for a later try; the same key is kept once. False when the browser did not let it: its storage may be
 * full, or forbidden, which is known when it is asked for.
 */
export function keepLead(
  openStorage: () => OutboxStorage,
  { key, fields }: Post,
  { nowMs, retryAfterMs }: KeepOptions,
): boolean {
  try {
    const storage = openStorage()
    const others = readOutbox(storage).filter((lead) => lead.key !== key)
    const dueAtMs = nextTryAtMs(1, nowMs, retryAfterMs)
    const kept = { key, fields, keptAtMs: nowMs, tries: 1, nextTryAtMs: dueAtMs }
    writeOutbox(storage, [...others, kept])
    return readOutbox(storage).some((lead) => lead.key === key)
  } catch {
    return false
  }
}
