import {
  readOutbox,
  waitAfterMs,
  writeOutbox,
  type KeptLead,
  type OutboxStorage,
} from './outbox.ts'
import type { SendLead } from './send-lead.ts'

/** Refused for good: sending the same again would be refused again. */
const finalRefusals: ReadonlySet<number> = new Set([400, 413, 422])

export type DrainOptions = {
  readonly storage: OutboxStorage
  readonly send: SendLead
  readonly now: () => number
}

async function isDone(lead: KeptLead, send: SendLead): Promise<boolean> {
  const answer = await send(lead)
  if (answer.kind === 'network-failure') return false
  return answer.isAccepted || finalRefusals.has(answer.status)
}

/**
 * Tries every lead that is due once. Returns the time of the next try, or nothing when the outbox is
 * empty. The storage is read anew after each post: another tab may have changed it meanwhile.
 */
export async function drainOutbox(options: DrainOptions): Promise<number | undefined> {
  const { storage, send, now } = options
  const due = readOutbox(storage, now()).filter((lead) => lead.nextTryAtMs <= now())
  for (const lead of due) {
    const isGone = await isDone(lead, send)
    const others = readOutbox(storage, now()).filter(({ key }) => key !== lead.key)
    const tries = lead.tries + 1
    const again = { ...lead, tries, nextTryAtMs: now() + waitAfterMs(tries) }
    writeOutbox(storage, isGone ? others : [...others, again])
  }
  const waiting = readOutbox(storage, now()).map((lead) => lead.nextTryAtMs)
  return waiting.length > 0 ? Math.min(...waiting) : undefined
}
