import type { Say } from '@nightdesk/contracts'

import type { SpokenBy } from '../../call-meter.ts'
import { leadIn } from '../../bank/line-clauses.ts'
import type { Clause } from '../../conversation.ts'
import type { Announcer } from '../announcer.ts'
import type { AnswerClock } from '../answer-clock.ts'
import type { ClauseVoice } from '../clause-voice.ts'
import type { EndReason } from '../end-reason.ts'
import { createPacketPlayer, silencePacket, type PacketPlayer } from '../packet-player.ts'
import { spokenPieces } from '../spoken-pieces.ts'
import { toSentences } from '../to-sentences.ts'

// Packets of silence before the line is closed: the last word is still on its way when its packet was sent.
const packetsBeforeEnd = 20
// A caller may break into a goodbye twice, and the call goes on. After a third goodbye it ends in any case.
const mostGoodbyesTakenBack = 2

type MouthOptions = {
  readonly voice: ClauseVoice
  readonly voiceOf: (clause: Clause) => SpokenBy
  /** Told of each reply, whole or cut off, with the voice that it needed besides the bank. */
  readonly spoke: (voice: SpokenBy) => void
  readonly announce: Pick<Announcer, 'speech' | 'assistantSays' | 'answerTime' | 'log'>
  /** Told when the first packet of an answer goes out. */
  readonly answers: Pick<AnswerClock, 'sounded'>
  /** Everything is said, and nothing is to follow. */
  readonly onHungUp: (reason: EndReason) => void
}

/** The last stage of a call: words come in, packets of sound go out, and the page is told what is being said. */
export type MouthStage = Pick<
  PacketPlayer,
  'isSpeaking' | 'next' | 'inAnyCase' | 'interrupt' | 'setMuted'
> & {
  /** Whether the caller may break in. */
  readonly canBeInterrupted: boolean
  say(clauses: readonly Clause[]): void
  /** Says what the owner of the page wants said, the way it is wanted. */
  sayForPage(order: Say): void
  /** Begins to make the sound of words before it is known whether they are wanted. */
  warm(clauses: readonly Clause[]): void
  /** Hangs up after the last word; not at all when that is cut off, unless it was so again and again. */
  hangUp(reason: EndReason): void
}

export function createMouthStage(options: MouthOptions): MouthStage {
  const { voice, voiceOf, spoke, announce, answers, onHungUp } = options
  let canBeInterrupted = true
  let needed: SpokenBy = 'bank'
  let goodbyes = 0

  const player = createPacketPlayer({
    onStart() {
      announce.speech('assistant', 'started')
      const waitedMs = answers.sounded()
      if (waitedMs !== undefined) announce.answerTime(waitedMs)
    },
    onEnd() {
      canBeInterrupted = true
      spoke(needed)
      needed = 'bank'
      announce.speech('assistant', 'stopped')
      announce.log()
    },
    leadIn: () => readyClip(voice, leadIn),
  })

  function say(clauses: readonly Clause[]): void {
    player.andThen(() => announce.assistantSays(clauses.join(' ')))
    for (const piece of spokenPieces(clauses)) {
      player.say(piece, voice(piece))
      const by = voiceOf(piece)
      if (by !== 'bank') needed = by
    }
  }

  function hangUp(reason: EndReason): void {
    player.say('', Array<Uint8Array>(packetsBeforeEnd).fill(silencePacket))
    goodbyes += 1
    if (goodbyes > mostGoodbyesTakenBack) player.inAnyCase(() => onHungUp(reason))
    else player.andThen(() => onHungUp(reason))
  }

  return {
    get isSpeaking() {
      return player.isSpeaking
    },
    get canBeInterrupted() {
      return canBeInterrupted
    },
    say,
    sayForPage({ message, endCallAfterSpoken, interruptionsEnabled }) {
      canBeInterrupted = interruptionsEnabled === true
      say(toSentences(message))
      if (endCallAfterSpoken) hangUp('assistant-ended-call-after-message-spoken')
    },
    warm: (clauses) => spokenPieces(clauses).forEach((piece) => void begin(voice, piece)),
    hangUp,
    next: () => player.next(),
    inAnyCase: (run) => player.inAnyCase(run),
    interrupt() {
      const interrupted = player.interrupt()
      needed = 'bank'
      return interrupted
    },
    setMuted: (isMuted) => player.setMuted(isMuted),
  }
}

/** Nothing where it is still to be made. */
function readyClip(voice: ClauseVoice, clause: Clause): readonly Uint8Array[] {
  const clip = voice(clause)
  return clip instanceof Promise ? [] : clip
}

async function begin(voice: ClauseVoice, clause: Clause): Promise<void> {
  try {
    await voice(clause)
  } catch {
    // The mouth passes over it, should it be wanted.
  }
}
