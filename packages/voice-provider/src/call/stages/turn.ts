import type { HeardFrame } from '../../hearing/ear.ts'
import type { Announcer } from '../announcer.ts'
import type { AnswerClock } from '../answer-clock.ts'
import type { CallWatch } from '../call-tally.ts'
import { speechGoesOnAt } from '../speech-onset.ts'
import { detectorLagMs } from '../spoken-turn.ts'
import { createTurnTaker, type TurnEvents, type TurnTaker } from '../turn-taker.ts'

type TurnOptions = {
  readonly isAssistantSpeaking: () => boolean
  readonly canBargeIn: () => boolean
  readonly now: () => number
  /** Told when the caller was last heard: from then on an answer is waited for. */
  readonly answers: Pick<AnswerClock, 'heard' | 'forget'>
  readonly announce: Pick<Announcer, 'speech'>
  /** Told while the caller speaks: whoever talks at length is not silent. */
  readonly watch: Pick<CallWatch, 'speaks'>
  readonly events: Omit<TurnEvents, 'onNothing'>
}

/** Tells the page and the answer clock when the caller starts and stops. The decision is in spoken-turn.ts. */
export type TurnStage = TurnTaker

export function createTurnStage(options: TurnOptions): TurnStage {
  const { isAssistantSpeaking, canBargeIn, now, answers, announce, watch, events } = options

  const turns = createTurnTaker({
    isAssistantSpeaking,
    canBargeIn,
    events: {
      ...events,
      onSpeechStart(isBargeIn) {
        answers.heard(now())
        events.onSpeechStart(isBargeIn)
        announce.speech('user', 'started')
      },
      onNothing() {
        answers.forget()
        announce.speech('user', 'stopped')
      },
      onTurn(heard) {
        announce.speech('user', 'stopped')
        events.onTurn(heard)
      },
    },
  })

  function hear(frame: HeardFrame): void {
    if (turns.isCallerSpeaking && frame.probability > speechGoesOnAt) {
      answers.heard(now() - detectorLagMs)
      watch.speaks()
    }
    turns.hear(frame)
  }

  return {
    get isCallerSpeaking() {
      return turns.isCallerSpeaking
    },
    hear,
    recognize: (guess, heard, patience) => turns.recognize(guess, heard, patience),
    reset: () => turns.reset(),
  }
}
