import type { AnswerStage, EndedCall, SpokenBy } from '../call-meter.ts'
import { endInWords } from './end-reason.ts'

/** What is told of a call while it is held. */
export type CallWatch = {
  /** The caller has said or typed something. */
  turn(): void
  /** The caller is speaking, in this very moment. */
  speaks(): void
  /** The assistant has said something, and this voice was needed for it. */
  spoke(voice: SpokenBy): void
  took(stage: AnswerStage, ms: number): void
}

/** Counts one call, for the day it is over. */
export type CallTally = Pick<CallWatch, 'turn' | 'took'> & {
  read(): Pick<EndedCall, 'turns' | 'answerMs'>
}

export function createCallTally(): CallTally {
  const answersMs: number[] = []
  let turns = 0
  return {
    turn() {
      turns += 1
    },
    took(stage, ms) {
      if (stage === 'answer') answersMs.push(ms)
    },
    read: () => ({ turns, answerMs: medianOf(answersMs) }),
  }
}

function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]
}

/** One sentence for the log: who, how long, how it went, why it ended. Not a word of what was said. */
export function tellEnd({ assistant, reason, lengthMs, turns, answerMs }: EndedCall): string {
  const end = endInWords[reason]
  if (lengthMs === undefined) return `call with ${assistant} never began: ${end}`
  const length = `${inSeconds(lengthMs, 0)} and ${turns} ${turns === 1 ? 'turn' : 'turns'}`
  const waited = answerMs === undefined ? '' : `, answered within ${inSeconds(answerMs, 2)}`
  return `call with ${assistant} ended after ${length}${waited}: ${end}`
}

function inSeconds(ms: number, digits: number): string {
  return `${(ms / 1000).toFixed(digits)} s`
}
