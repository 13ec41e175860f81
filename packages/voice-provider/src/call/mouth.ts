import type { Clause } from '../conversation.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import { pauseAfter } from './pause-after.ts'

/** 20 ms of nothing, as Opus writes it. */
export const silencePacket: Uint8Array = Uint8Array.of(0xf8, 0xff, 0xfe)

export type Interrupted = { readonly heard: string; readonly unheard: string }

export type MouthEvents = {
  /** The first sound of a turn goes out. */
  onStart(): void
  /** Everything is said. */
  onEnd(): void
  /** Something to say while the first words are still being made. */
  leadIn(): SpokenClip
}

// Waiting longer than this before the first word is worth a word in between.
const waitBeforeLeadIn = 15

type SaidClause = {
  readonly kind: 'clause'
  readonly text: Clause
  clip: SpokenClip | undefined
  readonly pause: number
  at: number
}
type Item = SaidClause | { readonly kind: 'then'; readonly isSure: boolean; run(): void }

/** What the receptionist says, one packet every 20 ms. */
export type Mouth = {
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

export function createMouth(events: MouthEvents): Mouth {
  let queue: Item[] = []
  let said: Clause[] = []
  let isMuted = false
  let waited = 0
  let isSpeaking = false

  function say(text: Clause, clip: SpokenClip | Promise<SpokenClip>): void {
    const item: SaidClause = {
      kind: 'clause',
      text,
      clip: undefined,
      pause: pauseAfter(text),
      at: 0,
    }
    queue.push(item)
    if (Array.isArray(clip)) item.clip = clip as SpokenClip
    else {
      void Promise.resolve(clip).then(
        (ready) => (item.clip = ready),
        // What cannot be spoken is passed over: the call goes on, and the words are in the captions.
        () => (item.clip = []),
      )
    }
  }

  function next(): Uint8Array {
    for (;;) {
      const item = queue[0]
      if (!item) return rest()
      if (item.kind === 'then') {
        queue.shift()
        item.run()
        continue
      }
      const packet = advance(item)
      if (packet) return packet
      queue.shift()
      said.push(item.text)
    }
  }

  // The next packet of a clause, or nothing when it is over.
  function advance(item: SaidClause): Uint8Array | undefined {
    if (!item.clip) return wait()
    const packet = item.clip[item.at]
    const isPause = item.at < item.clip.length + item.pause && isFollowed()
    if (!packet && !isPause) return undefined
    item.at += 1
    if (packet && !isSpeaking) {
      isSpeaking = true
      events.onStart()
    }
    return packet && !isMuted ? packet : silencePacket
  }

  function isFollowed(): boolean {
    return queue.slice(1).some(({ kind }) => kind === 'clause')
  }

  function wait(): Uint8Array {
    waited += 1
    if (waited === waitBeforeLeadIn && !isSpeaking) {
      const clip = events.leadIn()
      queue.unshift({ kind: 'clause', text: '', clip, pause: 0, at: 0 })
    }
    return silencePacket
  }

  function rest(): Uint8Array {
    waited = 0
    if (isSpeaking) {
      isSpeaking = false
      said = []
      events.onEnd()
    }
    return silencePacket
  }

  return {
    get isSpeaking() {
      return isSpeaking || queue.length > 0
    },
    say,
    next,
    andThen: (run) => void queue.push({ kind: 'then', isSure: false, run }),
    inAnyCase: (run) => void queue.push({ kind: 'then', isSure: true, run }),
    interrupt() {
      const left = queue.filter((item) => item.kind === 'clause')
      const [current, ...unsaid] = left
      const split = current ? splitClause(current) : { heard: '', unheard: '' }
      const heard = [...said, split.heard]
      const unheard = [split.unheard, ...unsaid.map((item) => item.text)]
      const sure = queue.filter((item) => item.kind === 'then' && item.isSure)
      queue = []
      said = []
      for (const item of sure) if (item.kind === 'then') item.run()
      if (isSpeaking) {
        isSpeaking = false
        events.onEnd()
      }
      return { heard: joinWords(heard), unheard: joinWords(unheard) }
    },
    setMuted(value) {
      isMuted = value
    },
  }
}

// Words are not marked in a clip: they are taken to be of even length.
function splitClause({ text, clip, at }: SaidClause): Interrupted {
  const words = text.split(' ')
  const share = clip && clip.length > 0 ? Math.min(1, at / clip.length) : 0
  const count = Math.floor(words.length * share)
  return { heard: words.slice(0, count).join(' '), unheard: words.slice(count).join(' ') }
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
