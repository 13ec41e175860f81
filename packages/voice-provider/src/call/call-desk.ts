import type { Assistant } from '../conversation.ts'
import type { DeskOptions } from './desk/desk-options.ts'
import type { EndReason } from './end-reason.ts'
import { isKeyOf, type CallRecord, type CallTerms, type HeldCall } from './desk/held-call.ts'
import { createHeldCalls } from './desk/held-calls.ts'
import { joinCall, type OpenLine } from './desk/join-call.ts'
import { canBeTakenUp, takeUp } from './desk/take-up.ts'

// One over WebRTC, one over a WebSocket, and one more.
const mostLines = 3

/** Where calls are made, joined, looked up and ended. */
export type CallDesk = {
  create(assistant: Assistant, terms: CallTerms): CallRecord & { readonly mediaKey: string }
  list(): readonly CallRecord[]
  get(id: string): CallRecord | undefined
  /** Whether this key opens the call's media: three times at most, and not once a line is open. */
  canJoin(id: string, key: string): boolean
  join<Opened>(id: string, open: OpenLine<Opened>): Promise<Opened>
  /** Whether this key takes up the call, whose line has gone or is silent. */
  canTakeUp(id: string, key: string): boolean
  /** Goes on with a call over another line, for a page that has had so many texts of it. */
  takeUp<Opened>(id: string, seen: number, open: OpenLine<Opened>): Promise<Opened>
  /** The holder of the key hangs up. */
  hangUp(id: string, key: string): boolean
  /** Ends a call for a reason of the server's own. Safe to repeat. */
  end(id: string, reason: EndReason): void
  close(): Promise<void>
}

export function createCallDesk(options: DeskOptions): CallDesk {
  const calls = createHeldCalls(options)

  function find(id: string): HeldCall {
    const held = calls.get(id)
    if (!held) throw new Error(`There is no call ${id}`)
    return held
  }

  return {
    create: (assistant, terms) => calls.add(assistant, terms),
    list: () => calls.list(),
    get: (id) => calls.get(id),
    canJoin(id, key) {
      const held = calls.get(id)
      const isOpen = held !== undefined && held.status === 'queued' && held.lines < mostLines
      return isOpen && isKeyOf(held, key)
    },
    async join(id, open) {
      const held = find(id)
      return joinCall(held, open, (line) => calls.give(held, line))
    },
    canTakeUp(id, key) {
      const held = calls.get(id)
      return held !== undefined && canBeTakenUp(held) && isKeyOf(held, key)
    },
    async takeUp(id, seen, open) {
      const held = find(id)
      held.takeUps += 1
      options.log.info({ call: id, times: held.takeUps }, 'call taken up over another line')
      return joinCall(held, open, (line) => takeUp(held, line, seen))
    },
    hangUp(id, key) {
      const held = calls.get(id)
      if (!held || !isKeyOf(held, key)) return false
      calls.end(held, 'customer-ended-call')
      return true
    },
    end(id, reason) {
      const held = calls.get(id)
      if (held) calls.end(held, reason)
    },
    async close() {
      const open = calls.list().filter(({ status }) => status !== 'ended')
      for (const held of open) calls.end(held, 'pipeline-error-server-stopping')
      await calls.close()
    },
  }
}
