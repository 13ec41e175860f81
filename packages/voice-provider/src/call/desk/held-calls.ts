import type { Assistant } from '../../conversation.ts'
import type { MediaLine } from '../../media/media-line.ts'
import { tellEnd } from '../call-tally.ts'
import type { EndReason } from '../end-reason.ts'
import { beginCall } from './begin-call.ts'
import type { DeskOptions } from './desk-options.ts'
import { holdCall, type CallTerms, type HeldCall } from './held-call.ts'
import { createLingeringLines } from './lingering-lines.ts'

const rememberedCalls = 100

/** All calls of a desk, from the moment they are made; those that are over are remembered for a while. */
export type HeldCalls = {
  add(assistant: Assistant, terms: CallTerms): HeldCall
  list(): readonly HeldCall[]
  get(id: string): HeldCall | undefined
  /** Gives the call to this line, if no other has it and it still waits for one; otherwise closes the line. */
  give(held: HeldCall, line: MediaLine): void
  /** Ends a call, whether somebody has joined it or not. Safe to repeat. */
  end(held: HeldCall, reason: EndReason): void
  /** Resolves once every line is closed. */
  close(): Promise<void>
}

export function createHeldCalls(options: DeskOptions): HeldCalls {
  const calls = new Map<string, HeldCall>()
  const lingering = createLingeringLines()

  function finish(held: HeldCall, reason: EndReason): void {
    if (held.status === 'ended') return
    const line = letGo(held, reason)
    if (line) lingering.add(line)
    tellOf(held, reason, options)
    forgetOld(calls)
  }

  // Whoever tells that a line is open is not to be hit by an assistant that fails.
  function tryToBegin(held: HeldCall, line: MediaLine): void {
    try {
      beginCall(held, line, options, (reason) => finish(held, reason))
    } catch (err) {
      options.log.error({ err, call: held.id }, 'call failed')
      finish(held, 'pipeline-error-assistant-failed')
    }
  }

  return {
    add(assistant, terms) {
      const { serverName } = options
      const onUnjoined = (held: HeldCall) => finish(held, 'assistant-join-timed-out')
      const held = holdCall({ assistant, terms, serverName, onUnjoined })
      calls.set(held.id, held)
      return held
    },
    list: () => [...calls.values()],
    get: (id) => calls.get(id),
    give(held, line) {
      if (held.status === 'queued') tryToBegin(held, line)
      else if (held.line !== line) line.close()
    },
    end(held, reason) {
      if (held.call) held.call.end(reason)
      else finish(held, reason)
    },
    close: () => lingering.close(),
  }
}

/** Marks a call as over; gives the line it was held on, which has a last message to send. */
function letGo(held: HeldCall, reason: EndReason): MediaLine | undefined {
  held.status = 'ended'
  held.endedAt = new Date()
  held.endedReason = reason
  clearTimeout(held.joinTimer)
  clearTimeout(held.lostTimer)
  held.onOver()
  for (const { line } of held.opening) line?.close()
  const { line } = held
  delete held.call
  delete held.line
  // What was said is in it.
  delete held.lasting
  return line
}

function tellOf(held: HeldCall, reason: EndReason, { meter, log }: DeskOptions): void {
  const { id, assistant, startedAt, endedAt, tally } = held
  const lengthMs = startedAt && endedAt && endedAt.getTime() - startedAt.getTime()
  const ended = { assistant: assistant.id, reason, lengthMs, ...tally.read() }
  meter.ended(ended)
  log.info({ call: id, ...ended }, tellEnd(ended))
}

function forgetOld(calls: Map<string, HeldCall>): void {
  const ended = [...calls.values()].filter(({ status }) => status === 'ended')
  for (const { id } of ended.slice(0, -rememberedCalls)) calls.delete(id)
}
