import type { EndReason } from './call/end-reason.ts'
import type { RefusalReason } from './http/call-refusals.ts'

/**
 * Parts of an answer whose time is taken: to make words of the sound, to read them and find the first thing to do, and
 * from the moment the turn is taken to the first packet of sound. `answer` is all that the caller waits.
 */
export type AnswerStage = 'recognize' | 'read' | 'first-packet' | 'answer'

/**
 * What something was said with: clips made ahead, an engine of the owner's (`TTS_URL`), or the quick voice of this
 * machine, which is another one.
 */
export type SpokenBy = 'bank' | 'live' | 'quick'

/** A call that is over, in figures. */
export type EndedCall = {
  /** The assistant's id. */
  readonly assistant: string
  readonly reason: EndReason
  /** How long it was held; nothing when nobody joined it. */
  readonly lengthMs: number | undefined
  /** What the caller said or typed, counted. */
  readonly turns: number
  /** What the caller waited for an answer, at the median of the spoken turns. */
  readonly answerMs: number | undefined
}

/** Who counts calls and takes their times. Never told a word of what was said. */
export type CallMeter = {
  started(assistant: string): void
  refused(assistant: string, reason: RefusalReason): void
  took(assistant: string, stage: AnswerStage, ms: number): void
  /** A reply was said, and the bank alone was not enough for it unless that is named. */
  spoke(assistant: string, voice: SpokenBy): void
  ended(call: EndedCall): void
}

export const noMeter: CallMeter = { started() {}, refused() {}, took() {}, spoke() {}, ended() {} }

/** What all assistants are counted as that do not come with the provider. */
export const otherAssistant = 'other'

/** Assistants are made over the API without end, and asked for that never were: only these are counted by their ids. */
export function byKnownAssistants(meter: CallMeter, ids: readonly string[]): CallMeter {
  const known = new Set(ids)
  const nameOf = (id: string) => (known.has(id) ? id : otherAssistant)
  return {
    started: (assistant) => meter.started(nameOf(assistant)),
    refused: (assistant, reason) => meter.refused(nameOf(assistant), reason),
    took: (assistant, stage, ms) => meter.took(nameOf(assistant), stage, ms),
    spoke: (assistant, voice) => meter.spoke(nameOf(assistant), voice),
    ended: (call) => meter.ended({ ...call, assistant: nameOf(call.assistant) }),
  }
}
