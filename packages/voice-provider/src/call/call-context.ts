import type { Announcer } from './announcer.ts'
import type { AnswerClock } from './answer-clock.ts'
import type { CallLife } from './call-life.ts'
import type { CallOptions } from './call-options.ts'

/** What all stages of one call have in common. */
export type CallContext = {
  readonly options: CallOptions
  readonly life: CallLife
  readonly announce: Announcer
  readonly answers: AnswerClock
  readonly startedAt: number
}
