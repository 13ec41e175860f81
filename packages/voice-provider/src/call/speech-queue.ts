import type { Clause } from '../conversation.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import { pauseAfter } from './pause-after.ts'

/** What was cut off: how much of it the caller heard, and what not. */
export type Interrupted = { readonly heard: string; readonly unheard: string }

/** A clause that is to be said or is being said. */
export type SaidClause = {
  readonly kind: 'clause'
  readonly text: Clause
  /** Nothing while it is still being made. */
  clip: SpokenClip | undefined
  /** How many packets the voice rests after it, when another one follows. */
  readonly pause: number
  /** How many of its packets are out. */
  at: number
}
type Item = SaidClause | { readonly kind: 'then'; readonly isSure: boolean; run(): void }

/** Clauses in the order in which they are said, and what happens in between. */
export type SpeechQueue = {
  readonly isEmpty: boolean
  /** Whether another clause comes after the one that is being said. */
  readonly isFollowed: boolean
  say(clause: Clause, clip: SpokenClip | Promise<SpokenClip>): void
  /** Says this before all else; it is no part of the words. */
  sayFirst(clip: SpokenClip): void
  andThen(run: () => void): void
  inAnyCase(run: () => void): void
  /** Goes on to the first clause that still has a packet, and gives it; nothing when there is none. */
  take(packetOf: (clause: SaidClause) => Uint8Array | undefined): Uint8Array | undefined
  /** What was said belongs to a turn that is over. */
  forgetSaid(): void
  /** Forgets everything but what must happen, which happens now. */
  cut(): Interrupted
}

export function createSpeechQueue(): SpeechQueue {
  let queue: Item[] = []
  let said: Clause[] = []

  return {
    get isEmpty() {
      return queue.length === 0
    },
    get isFollowed() {
      return queue.slice(1).some(({ kind }) => kind === 'clause')
    },
    say: (text, clip) => void queue.push(clauseOf(text, clip)),
    sayFirst: (clip) => void queue.unshift(clauseOf('', clip)),
    andThen: (run) => void queue.push({ kind: 'then', isSure: false, run }),
    inAnyCase: (run) => void queue.push({ kind: 'then', isSure: true, run }),
    take(packetOf) {
      for (let item = queue[0]; item; item = queue[0]) {
        const packet = item.kind === 'clause' && packetOf(item)
        if (packet) return packet
        queue.shift()
        if (item.kind === 'then') item.run()
        else said.push(item.text)
      }
      return undefined
    },
    forgetSaid() {
      said = []
    },
    cut() {
      const interrupted = splitQueue(said, queue)
      const sure = queue.filter((item) => item.kind === 'then' && item.isSure)
      queue = []
      said = []
      for (const item of sure) if (item.kind === 'then') item.run()
      return interrupted
    },
  }
}

function clauseOf(text: Clause, clip: SpokenClip | Promise<SpokenClip>): SaidClause {
  const clause: SaidClause = {
    kind: 'clause',
    text,
    clip: undefined,
    pause: pauseAfter(text),
    at: 0,
  }
  if (Array.isArray(clip)) clause.clip = clip as SpokenClip
  else {
    void Promise.resolve(clip).then(
      (ready) => (clause.clip = ready),
      // What cannot be spoken is passed over: the call goes on, and the words are in the captions.
      () => (clause.clip = []),
    )
  }
  return clause
}

function splitQueue(said: readonly Clause[], queue: readonly Item[]): Interrupted {
  const [current, ...unsaid] = queue.filter((item) => item.kind === 'clause')
  const split = current ? splitClause(current) : { heard: '', unheard: '' }
  return {
    heard: joinWords([...said, split.heard]),
    unheard: joinWords([split.unheard, ...unsaid.map((item) => item.text)]),
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
