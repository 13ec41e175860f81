import { createCallGuard, type CallGuard } from '../call-guard.ts'
import type { CallFault, EndReason } from './end-reason.ts'

type LifeOptions = {
  /** The call is about to end: the last moment at which the page can be told. */
  readonly onEnding: (reason: EndReason) => void
  /** The call has ended: what was opened for it is let go. */
  readonly onEnded: (reason: EndReason) => void
  readonly onFault: (error: unknown) => void
}

/** From the moment a call is answered until it is over, whoever ends it and why. */
export type CallLife = {
  /** Aborted when the call is over. */
  readonly over: AbortSignal
  /** Ends the call. Safe to repeat: the first reason counts. */
  readonly end: (reason: EndReason) => void
  /** What to do with an error of this kind: it is reported, and ends the call. */
  readonly fail: (reason: CallFault) => (error: unknown) => void
  /** For what is called from outside: does nothing once the call is over, and throws at nobody. */
  readonly guard: CallGuard
}

export function createCallLife({ onEnding, onEnded, onFault }: LifeOptions): CallLife {
  const controller = new AbortController()
  const over = controller.signal

  function end(reason: EndReason): void {
    if (over.aborted) return
    onEnding(reason)
    controller.abort()
    onEnded(reason)
  }

  const fail = (reason: CallFault) => (error: unknown) => {
    if (over.aborted) return
    onFault(error)
    end(`pipeline-error-${reason}`)
  }

  return { over, end, fail, guard: createCallGuard(() => !over.aborted, fail('call-failed')) }
}
