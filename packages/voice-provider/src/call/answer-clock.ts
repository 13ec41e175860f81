import type { AnswerStage } from '../call-meter.ts'
import type { Heard } from '../conversation.ts'

type ClockOptions = {
  readonly now: () => number
  readonly took: (stage: AnswerStage, ms: number) => void
}

/** Takes the times of one answer after the other. Only an answer to speech is timed: typed words have no last sound. */
export type AnswerClock = {
  /** The caller was last heard at this moment. */
  heard(at: number): void
  /** What is said next is no answer: those were no words, or the assistant speaks of her own accord. */
  forget(): void
  /** Words are brought to the assistant, who may not be wanted to answer them yet. */
  asked(): void
  /** The first thing she does about them is known. */
  understood(): void
  /** The caller's turn is over. */
  taken(by: Heard['by']): void
  /** The first sound goes out. Gives how long the caller has waited for it, when it is an answer. */
  sounded(): number | undefined
}

export function createAnswerClock({ now, took }: ClockOptions): AnswerClock {
  let waitingSince: number | undefined
  let askedAt: number | undefined
  let takenAt: number | undefined

  return {
    heard(at) {
      waitingSince = at
    },
    forget() {
      waitingSince = undefined
      takenAt = undefined
    },
    asked() {
      askedAt = now()
    },
    understood() {
      if (askedAt !== undefined) took('read', now() - askedAt)
      askedAt = undefined
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
