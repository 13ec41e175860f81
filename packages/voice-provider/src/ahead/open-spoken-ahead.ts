import { wordsAhead } from '@nightdesk/receptionist'
import { nowIn } from '@nightdesk/understanding'

import type { VoiceBank } from '../bank/voice-bank.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import { createLetterCaps } from './letter-caps.ts'
import { createSpokenAhead, type SpokenAhead } from './spoken-ahead.ts'

// Three setups with five long answers each, and what is changed in them; for all, most of what one core can say.
const lettersPerVisitor = 9_000
const lettersInAll = 40_000

type Place = {
  readonly bank: VoiceBank
  readonly now: () => number
  readonly timeZone: string
}

/** Speaks ahead for visitors what the receptionist of their business will say today. */
export function openSpokenAhead(speaker: SpeakAhead, { bank, now, timeZone }: Place): SpokenAhead {
  return createSpokenAhead({
    speaker,
    bank,
    caps: createLetterCaps({ now, perVisitor: lettersPerVisitor, inAll: lettersInAll }),
    wordsOf: (setup) => wordsAhead(setup, nowIn(new Date(), timeZone)),
  })
}
