import { join } from 'node:path'

import type { Clause } from '../conversation.ts'
import { clipPackets, readClipFile, type StoredClip } from './clip-file.ts'

/** The voice of every receptionist. */
export const bankVoice = 'af_heart'
export const bankDir: string = join(import.meta.dirname, '../../bank')
export const bankName = 'voice-bank.generated'

/** Speech made ahead: Opus packets of 20 ms, sent unchanged. */
export type VoiceBank = {
  readonly size: number
  has(clause: Clause): boolean
  find(clause: Clause): readonly Uint8Array[] | undefined
}

/**
 * Opens the bank that comes with the package. A clause is found whatever its spaces and quotes look like, and one that
 * was only recorded with another mark after it is said in that recording: the rest that follows is the line's.
 */
export function openVoiceBank(dir: string = bankDir): VoiceBank {
  const clips = new Map<string, StoredClip>()
  const words = new Map<string, StoredClip>()
  for (const clip of readClipFile(dir, bankName).clips) {
    clips.set(clauseKey(clip.text), clip)
    words.set(wordsOf(clip.text), clip)
  }
  const clipOf = (clause: Clause) => clips.get(clauseKey(clause)) ?? words.get(wordsOf(clause))
  return {
    size: clips.size,
    has: (clause) => clipOf(clause) !== undefined,
    find(clause) {
      const clip = clipOf(clause)
      return clip && clipPackets(clip)
    },
  }
}

/** A clause without the comma or the full stop after it. */
export function wordsOf(clause: Clause): string {
  return clauseKey(clause).replace(/[.,]+$/, '')
}

export function clauseKey(clause: Clause): string {
  return clause.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").trim()
}
