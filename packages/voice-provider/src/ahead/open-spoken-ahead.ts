import { hourMs } from '@nightdesk/contracts'
import { wordsAhead } from '@nightdesk/receptionist'
import { nowIn } from '@nightdesk/understanding'

import type { VoiceBank } from '../bank/voice-bank.ts'
import { createPurse } from '../admission/purse.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import { createSpokenAhead, type SpokenAhead } from './spoken-ahead.ts'

// Three setups with five long answers each, and what is changed in them; for all, most of what one core can say.
const lettersPerVisitor = 9_000
const lettersInAll = 40_000
const lettersPerNetwork = lettersInAll / 4
// What nearly every call has, some times over, and a few answers: so much of the half that is kept for newcomers.
const lettersOfNewcomers = 1_000

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
    now,
    letters: createPurse({
      now,
      withinMs: hourMs,
      perVisitor: lettersPerVisitor,
      perNetwork: lettersPerNetwork,
      inAll: lettersInAll,
      newcomerShare: lettersOfNewcomers,
    }),
    wordsOf: (setup) => wordsAhead(setup, nowIn(new Date(), timeZone)),
  })
}
