import { clauseKey, type VoiceBank } from '../bank/voice-bank.ts'
import type { Clause } from '../conversation.ts'
import type { SpokenClip, TextToSpeech } from '../speech/text-to-speech.ts'

/** Finds the sound of a clause: in the bank, among those already made, or by making it. */
export type ClauseVoice = (clause: Clause) => SpokenClip | Promise<SpokenClip>

/** Finds what was spoken ahead for one caller. */
export type FindSpoken = (clause: Clause) => SpokenClip | undefined

export type ClauseVoiceOptions = {
  readonly signal?: AbortSignal | undefined
  readonly findSpoken?: FindSpoken | undefined
}

/**
 * The voice of one call: what is made for one caller, a name or an address, is never kept for another, and never made once
 * the call is over.
 */
export function createClauseVoice(
  bank: Pick<VoiceBank, 'find'>,
  engine: Pick<TextToSpeech, 'speak'>,
  { signal, findSpoken }: ClauseVoiceOptions = {},
): ClauseVoice {
  const made = new Map<string, SpokenClip | Promise<SpokenClip>>()

  function make(key: string): Promise<SpokenClip> {
    const clip = engine.speak(key, signal)
    made.set(key, clip)
    clip.then(
      (ready) => made.set(key, ready),
      () => made.delete(key),
    )
    return clip
  }

  return (clause) => {
    const key = clauseKey(clause)
    return bank.find(key) ?? findSpoken?.(key) ?? made.get(key) ?? make(key)
  }
}
