import type { Clause } from '../conversation.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import { createSpeechQueue, type Interrupted, type SaidClause } from './speech-queue.ts'

/** 20 ms of nothing, as Opus writes it. */
export const silencePacket: Uint8Array = Uint8Array.of(0xf8, 0xff, 0xfe)

export type PacketPlayerEvents = {
  /** The first sound of a turn goes out. */
  onStart(): void
  /** Everything is said. */
  onEnd(): void
  /** Something to say while the first words are still being made. */
  leadIn(): SpokenClip
}

// Waiting longer than this before the first word is worth a word in between.
const waitBeforeLeadIn = 15

/** What the receptionist says, one packet every 20 ms. */
export type PacketPlayer = {
  readonly isSpeaking: boolean
  say(clause: Clause, clip: SpokenClip | Promise<SpokenClip>): void
  /** Happens when everything before it has been said; when that is cut off, not at all. */
  andThen(run: () => void): void
  /** Happens when everything before it has been said, or when that is cut off. */
  inAnyCase(run: () => void): void
  /** The next 20 ms. */
  next(): Uint8Array
  /** Stops at once and forgets the rest. */
  interrupt(): Interrupted
  /** Goes on, but cannot be heard. */
  setMuted(isMuted: boolean): void
}

export function createPacketPlayer(events: PacketPlayerEvents): PacketPlayer {
  const queue = createSpeechQueue()
  let isMuted = false
  let waited = 0
  let isSpeaking = false

  // The next packet of a clause, or nothing when it is over.
  function advance(clause: SaidClause): Uint8Array | undefined {
    if (!clause.clip) return wait()
    const packet = clause.clip[clause.at]
    const isPause = clause.at < clause.clip.length + clause.pause && queue.isFollowed
    if (!packet && !isPause) return undefined
    clause.at += 1
    if (packet && !isSpeaking) {
      isSpeaking = true
      events.onStart()
    }
    return packet && !isMuted ? packet : silencePacket
  }

  function wait(): Uint8Array {
    waited += 1
    if (waited === waitBeforeLeadIn && !isSpeaking) queue.sayFirst(events.leadIn())
    return silencePacket
  }

  function stop(): void {
    if (!isSpeaking) return
    isSpeaking = false
    queue.forgetSaid()
    events.onEnd()
  }

  function rest(): Uint8Array {
    waited = 0
    stop()
    return silencePacket
  }

  return {
    get isSpeaking() {
      return isSpeaking || !queue.isEmpty
    },
    say: (clause, clip) => queue.say(clause, clip),
    andThen: (run) => queue.andThen(run),
    inAnyCase: (run) => queue.inAnyCase(run),
    next: () => queue.take(advance) ?? rest(),
    interrupt() {
      const interrupted = queue.cut()
      stop()
      return interrupted
    },
    setMuted(value) {
      isMuted = value
    },
  }
}
