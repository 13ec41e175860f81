import { transportLimits } from '@nightdesk/contracts'

import type { LineEnd } from '../../media/media-line.ts'
import type { EndReason } from '../end-reason.ts'
import type { HeldCall } from './held-call.ts'

// A page that changes lines closes the old one a moment before it opens the new one.
const changeWithinMs = 1_000

/** The line of a call is gone: with a page that has hung up or is unfit the call ends, else it may be taken up. */
export function loseLine(held: HeldCall, end: LineEnd): void {
  if (end === 'hung-up') return held.call?.end('customer-ended-call')
  if (end === 'closed') return waitForAnother(held, changeWithinMs, 'customer-ended-call')
  if (end !== 'lost') return held.call?.end(`pipeline-error-${end}`)
  const silentMs = performance.now() - held.heardAt
  const leftMs = Math.max(changeWithinMs, transportLimits.interruptionMs - silentMs)
  waitForAnother(held, leftMs, 'pipeline-error-line-lost')
}

function waitForAnother(held: HeldCall, ms: number, reason: EndReason): void {
  delete held.line
  clearTimeout(held.lostTimer)
  held.lostTimer = setTimeout(() => held.call?.end(reason), ms)
}
