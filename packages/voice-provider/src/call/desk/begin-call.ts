import { clauseKey } from '../../bank/voice-bank.ts'
import type { MediaLine } from '../../media/media-line.ts'
import type { CallWatch } from '../call-tally.ts'
import { startCall } from '../call.ts'
import type { EndReason } from '../end-reason.ts'
import type { DeskOptions } from './desk-options.ts'
import { closeOthers, type HeldCall } from './held-call.ts'
import { createLastingLine } from './lasting-line.ts'

/** Gives a call to the line that was open first, and closes the others. */
export function beginCall(
  held: HeldCall,
  line: MediaLine,
  options: DeskOptions,
  onEnded: (reason: EndReason) => void,
): void {
  clearTimeout(held.joinTimer)
  held.line = line
  closeOthers(held)
  const lasting = (held.lasting = createLastingLine(() => held.line))
  held.heardAt = performance.now()
  held.status = 'in-progress'
  held.startedAt = new Date()
  held.onJoined()
  const { id, assistant, startedAt } = held
  const facts = { callId: id, startedAt, timeZone: options.timeZone }
  const call = startCall({
    ...options.call,
    openConversation: (span) => assistant.open(facts, span),
    openVoice: (signal) => options.call.openVoice(signal, assistant.findSpoken),
    voiceOf(clause) {
      const by = options.call.voiceOf(clause)
      return by !== 'bank' && assistant.findSpoken?.(clauseKey(clause)) ? 'live' : by
    },
    line: lasting,
    canDirect: held.canDirect,
    watch: watchFor(held, options),
    onTool: ({ name, arguments: facts }) => options.onTool(held, { name, arguments: facts }),
    onEnded(reason) {
      stopTicks()
      onEnded(reason)
    },
    onFault: (err) => options.log.error({ err, call: id }, 'call failed'),
  })
  held.call = call
  const stopTicks = options.pump.add((now) => call.tick(now))
  options.meter.started(assistant.id)
  options.log.info({ call: id, assistant: assistant.id }, 'call started')
}

function watchFor({ assistant, tally, onHeard }: HeldCall, { meter }: DeskOptions): CallWatch {
  return {
    turn() {
      tally.turn()
      onHeard()
    },
    speaks: onHeard,
    spoke: (voice) => meter.spoke(assistant.id, voice),
    took(stage, ms) {
      tally.took(stage, ms)
      meter.took(assistant.id, stage, ms)
    },
  }
}
