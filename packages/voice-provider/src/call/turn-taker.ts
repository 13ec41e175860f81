import type { Patience } from '../conversation.ts'
import type { HeardFrame } from '../hearing/ear.ts'
import type { Transcription } from '../speech/speech-to-text.ts'
import { createSpeechOnset } from './speech-onset.ts'
import { createSpokenTurn, type Guess, type SpokenTurn } from './spoken-turn.ts'

// What was said before it was sure that somebody speaks.
const leadFrames = 4

export type TurnEvents = {
  onSpeechStart(isBargeIn: boolean): void
  onGuess(guess: Guess): void
  /** The caller goes on: what was guessed is not the turn. */
  onGuessDropped(): void
  /** The caller's turn is over, and its text is that of the last guess. */
  onTurn(heard: Transcription): void
  /** It was speech to the ear, but no words. */
  onNothing(): void
}

export type TurnTaker = {
  readonly isCallerSpeaking: boolean
  hear(frame: HeardFrame): void
  /** What was said in the last guess, and how long to wait for more of it. Forgotten if the guess was dropped. */
  recognize(guess: Guess, heard: Transcription, patience: Patience): void
  /** Forgets what was being said: somebody else took the turn. */
  reset(): void
}

type TurnOptions = {
  readonly events: TurnEvents
  readonly canBargeIn: () => boolean
  readonly isAssistantSpeaking: () => boolean
}

/** Decides from one frame after the other when the caller's turn is over. Knows no clock: frames are its time. */
export function createTurnTaker(options: TurnOptions): TurnTaker {
  const { events } = options
  const onset = createSpeechOnset(options)
  let turn: SpokenTurn | undefined

  function waitForOnset({ index, probability }: HeardFrame): void {
    const begun = onset.hear(probability)
    if (!begun) return
    const from = Math.max(0, index - begun.frames + 1 - leadFrames)
    turn = createSpokenTurn(from, index, {
      onGuess: (guess) => events.onGuess(guess),
      onGuessDropped: () => events.onGuessDropped(),
      onOver,
    })
    events.onSpeechStart(begun.isBargeIn)
  }

  function onOver(heard: Transcription): void {
    turn = undefined
    if (heard.text === '') events.onNothing()
    else events.onTurn(heard)
  }

  return {
    get isCallerSpeaking() {
      return turn !== undefined
    },
    hear(frame) {
      if (turn) turn.hear(frame)
      else waitForOnset(frame)
    },
    recognize: (guess, heard, patience) => turn?.recognize(guess, heard, patience),
    reset() {
      turn = undefined
      onset.reset()
    },
  }
}
