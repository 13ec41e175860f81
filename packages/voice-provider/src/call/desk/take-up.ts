import { takenUpText } from '@nightdesk/contracts'

import type { MediaLine } from '../../media/media-line.ts'
import { closeOthers, type HeldCall } from './held-call.ts'

// More often than any network changes within a call.
const mostTakeUps = 6
// A line that is alive brings a packet every 20 ms.
const silentAfterMs = 1_000

/**
 * Whether a call may be taken up over another line: not while its own is alive, so that not even somebody who has seen
 * its key can take it from its caller.
 */
export function canBeTakenUp({ status, takeUps, line, heardAt }: HeldCall): boolean {
  const isAlive = line !== undefined && performance.now() - heardAt < silentAfterMs
  return status === 'in-progress' && takeUps < mostTakeUps && !isAlive
}

/** Puts this line in the place of the call's own. Its page is told what it has missed, and what was missed of it. */
export function takeUp(held: HeldCall, line: MediaLine, seen: number): void {
  if (held.line === line) return
  if (held.status !== 'in-progress') return line.close()
  clearTimeout(held.lostTimer)
  const before = held.line
  held.line = line
  held.heardAt = performance.now()
  closeOthers(held)
  before?.close()
  line.sendText(takenUpText(held.received))
  held.lasting?.catchUp(seen)
}
