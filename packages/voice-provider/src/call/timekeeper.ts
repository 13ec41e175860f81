import type { AnswerClock } from './answer-clock.ts'
import type { CallLimits } from './call-limits.ts'
import { createCallTimers } from './call-timers.ts'
import type { EndReason } from './end-reason.ts'
import type { MindStage } from './stages/mind.ts'
import type { MouthStage } from './stages/mouth.ts'

type TimekeeperOptions = {
  readonly startedAt: number
  readonly limits: CallLimits
  readonly mind: Pick<MindStage, 'afterSilence' | 'beforeTimeIsUp'>
  readonly mouth: Pick<MouthStage, 'hangUp'>
  /** What she says of her own accord is no answer: nobody waited for it. */
  readonly answers: Pick<AnswerClock, 'forget'>
  readonly end: (reason: EndReason) => void
}

/** Has the assistant ask into the silence and warn before the end, and ends a call that is silent or too long. */
export type Timekeeper = {
  /** The caller has been silent to the end, and is being told goodbye. */
  readonly isTimingOut: boolean
  tick(at: number, isQuiet: boolean): void
  /** The caller speaks: no goodbye any more. */
  callerSpeaks(): void
  /** The caller has said or typed something: the silence begins anew. */
  callerSpoke(): void
}

export function createTimekeeper(options: TimekeeperOptions): Timekeeper {
  const { startedAt, limits, mind, mouth, answers, end } = options
  let isTimingOut = false

  const timers = createCallTimers(startedAt, limits, {
    onSilence(times) {
      isTimingOut = times === limits.silencePromptsMs.length
      answers.forget()
      mind.afterSilence(times, () => isTimingOut && mouth.hangUp('silence-timed-out'))
    },
    onNearlyUp() {
      answers.forget()
      mind.beforeTimeIsUp()
    },
    onUp: () => end('exceeded-max-duration'),
  })

  return {
    get isTimingOut() {
      return isTimingOut
    },
    tick: (at, isQuiet) => timers.tick(at, isQuiet),
    callerSpeaks() {
      timers.reset()
      isTimingOut = false
    },
    callerSpoke: () => timers.reset(),
  }
}
