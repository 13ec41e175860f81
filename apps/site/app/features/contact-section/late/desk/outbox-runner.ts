import { contactEndpoint } from '../contact-endpoint.ts'
import { drainOutbox } from './drain-outbox.ts'
import { readOutbox } from './outbox.ts'
import { createSendLead } from './send-lead.ts'

const lockName = 'nightdesk-outbox'
/** `setTimeout` counts with 32 bits; nothing here waits longer than this anyway. */
const waitsAtMostMs = 30 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined

async function drainOnce(): Promise<number | undefined> {
  const drain = () =>
    drainOutbox({
      storage: window.localStorage,
      send: createSendLead(contactEndpoint),
      now: Date.now,
    })
  // One tab at a time. Without locks two may send the same; the key makes it one lead all the same.
  return navigator.locks ? navigator.locks.request(lockName, drain) : drain()
}

function waitUntil(timeMs: number): void {
  clearTimeout(timer)
  const waitMs = Math.min(Math.max(0, timeMs - Date.now()), waitsAtMostMs)
  timer = setTimeout(() => void runOutbox(), waitMs)
}

/** Sends what is due and waits for what is not, as long as the page is open. */
export async function runOutbox(): Promise<void> {
  const nextTryAtMs = await drainOnce()
  if (nextTryAtMs !== undefined) waitUntil(nextTryAtMs)
}

/** After a lead was kept: wait for its first try. */
export function scheduleOutbox(): void {
  const times = readOutbox(window.localStorage).map((lead) => lead.nextTryAtMs)
  if (times.length > 0) waitUntil(Math.min(...times))
}
