import {
  isTooOld,
  nextTryAtMs,
  readOutbox,
  writeOutbox,
  type KeptLead,
  type OutboxStorage,
} from './outbox.ts'
import type { LeadAnswer, SendLead } from './send-lead.ts'

/** Of a lead that is kept, these say that its words are refused; the rest may be a server that is set up wrongly for a while. */
const finalRefusals: ReadonlySet<number> = new Set([400, 413, 422])
export type DrainOptions = {
  readonly storage: OutboxStorage
  readonly send: SendLead
  readonly now: () => number
}

function isFinal(answer: LeadAnswer): boolean {
  if (answer.kind === 'network-failure') return false
  return answer.isAccepted || finalRefusals.has(answer.status)
}

/**
 * Tries every lead that is due once. One past its seven days is due, and is gone afterwards whatever is answered. Returns
 * the time of the next try, or nothing when the outbox is empty. The storage is read anew after each post: another tab
 * may have changed it meanwhile.
 */
export async function drainOutbox(options: DrainOptions): Promise<number | undefined> {
  const { storage, send, now } = options
  const isDue = (lead: KeptLead) => lead.nextTryAtMs <= now() || isTooOld(lead, now())
  const due = readOutbox(storage).filter(isDue)
  for (const lead of due) {
    const answer = await send(lead)
    const others = readOutbox(storage).filter(({ key }) => key !== lead.key)
    const tries = lead.tries + 1
    const retryAfterMs = answer.kind === 'answered' ? answer.retryAfterMs : undefined
    const again = { ...lead, tries, nextTryAtMs: nextTryAtMs(tries, now(), retryAfterMs) }
    const isDone = isFinal(answer) || isTooOld(lead, now())
    writeOutbox(storage, isDone ? others : [...others, again])
  }
  const waiting = readOutbox(storage).map((lead) => lead.nextTryAtMs)
  return waiting.length > 0 ? Math.min(...waiting) : undefined
}
