import type { Heard } from '../conversation.ts'
import type { CallWatch } from './call-tally.ts'

type ClockOptions = {
  readonly now: () => number
  readonly took: CallWatch['took']
}

/**
 * Takes what no stage can time by itself: how long the caller waits for one answer after the other, and how long the
 * first packet takes once the turn is ours. Only an answer to speech is timed: typed words have no last sound.
 */
export type AnswerClock = {
  /** The caller was last heard at this moment. */
  heard(at: number): void
  /** What is said next is no answer: those were no words, or the assistant speaks of her own accord. */
  forget(): void
  /** The caller's turn is over. */
  taken(by: Heard['by']): void
  /** The first sound goes out. Gives how long the caller has waited for it, when it is an answer. */
  sounded(): number | undefined
}

export function createAnswerClock({ now, took }: ClockOptions): AnswerClock {
  let waitingSince: number | undefined
  let takenAt: number | undefined

  return {
    heard(at) {
      waitingSince = at
    },
    forget() {
      waitingSince = undefined
      takenAt = undefined
    },
    taken(by) {
      takenAt = by === 'speech' ? now() : undefined
    },
    sounded() {
      if (waitingSince === undefined) return undefined
      const waitedMs = now() - waitingSince
      if (takenAt !== undefined) {
        took('first-packet', now() - takenAt)
        took('answer', waitedMs)
      }
      waitingSince = undefined
      takenAt = undefined
      return waitedMs
    },
  }
}
