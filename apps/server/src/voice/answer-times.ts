import { fewestCallsTold, type AnswerTime } from '@nightdesk/contracts'
import type { CallMeter } from '@nightdesk/voice-provider'

/** How many calls are remembered: the newest ones, so that the figure is of today's server. */
const callsKept = 500

export type AnswerTimes = {
  /** Hears of calls that are over and hands on what it is told. */
  readonly meter: CallMeter
  /** Nothing while too few calls were answered aloud. */
  readonly read: () => AnswerTime | undefined
}

/** Remembers what callers really waited for an answer, while the process lives. */
export function createAnswerTimes(next?: CallMeter): AnswerTimes {
  const timesMs: number[] = []
  return {
    meter: {
      started: (assistant) => next?.started(assistant),
      refused: (assistant, reason) => next?.refused(assistant, reason),
      took: (assistant, stage, ms) => next?.took(assistant, stage, ms),
      spoke: (assistant, voice) => next?.spoke(assistant, voice),
      ended(call) {
        next?.ended(call)
        if (call.answerMs === undefined) return
        timesMs.push(call.answerMs)
        if (timesMs.length > callsKept) timesMs.shift()
      },
    },
    read() {
      if (timesMs.length < fewestCallsTold) return undefined
      return { calls: timesMs.length, medianMs: medianOf(timesMs) }
    },
  }
}

/** Of an even number, the longer of the two in the middle: never a better figure than was measured. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
