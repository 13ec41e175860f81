import { frameMs, type HeardFrame } from '../hearing/ear.ts'
import type { Patience } from '../conversation.ts'
import type { Transcription } from '../speech/speech-to-text.ts'
import { createSpeechOnset, speechGoesOnAt, speechStartsAt } from './speech-onset.ts'
import { turnEndsAfterMs } from './turn-end.ts'

const resumeFrames = 2
// The detector still takes for speech what has ended: 78 ms at the median of our callers, 59 to 103 for most. In whole
// frames that is three: with two, a caller would wait 14 ms too long instead of 18 too short.
export const detectorLagMs = 96
// One quiet frame: inside of sentences there are hardly any.
const guessAfterMs = 128
// A long turn takes long to recognise: each little pause in it is not worth a guess.
const longTurnMs = 3_000
const guessInLongTurnAfterMs = 192
const leadFrames = 4
const longestTurnMs = 28_000

/** A stretch of the call that may be a whole turn; recognised while the caller may still go on. */
export type Guess = { readonly from: number; readonly to: number }

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

type Speaking = {
  readonly from: number
  lastSpeech: number
  resumed: number
  guess: Guess | undefined
  heard: Transcription | undefined
  /** How much silence ends the turn, if these words are all. */
  endsAfterMs: number
  /** The turn has become too long: it is taken with whatever was said so far. */
  isForced: boolean
}

const nothingGuessed = { resumed: 0, guess: undefined, heard: undefined, endsAfterMs: 0 }

/** Decides from one frame after the other when the caller's turn is over. Knows no clock: frames are its time. */
export function createTurnTaker(options: TurnOptions): TurnTaker {
  const { events } = options
  const onset = createSpeechOnset(options)
  let now = 0
  let speaking: Speaking | undefined

  function waitForOnset({ index, probability }: HeardFrame): void {
    const begun = onset.hear(probability)
    if (!begun) return
    const from = Math.max(0, index - begun.frames + 1 - leadFrames)
    speaking = { from, lastSpeech: index, ...nothingGuessed, isForced: false }
    events.onSpeechStart(begun.isBargeIn)
  }

  function follow(turn: Speaking, { index, probability }: HeardFrame): void {
    if (!turn.guess) {
      if (probability > speechGoesOnAt) turn.lastSpeech = index
      else if (silenceMs(turn, now) >= guessDelayMs(turn)) startGuess(turn)
      return
    }
    if (turn.isForced) return
    turn.resumed = probability > speechStartsAt ? turn.resumed + 1 : 0
    if (turn.resumed < resumeFrames) return decide(turn)
    Object.assign(turn, nothingGuessed, { lastSpeech: index })
    events.onGuessDropped()
  }

  function startGuess(turn: Speaking): void {
    turn.guess = { from: turn.from, to: now + 1 }
    turn.resumed = 0
    events.onGuess(turn.guess)
  }

  function force(turn: Speaking): void {
    if (turn.isForced) return
    turn.isForced = true
    if (turn.guess) decide(turn)
    else startGuess(turn)
  }

  function decide(turn: Speaking): void {
    const { heard } = turn
    if (!heard || turn.resumed > 0) return
    if (!turn.isForced && silenceMs(turn, now) < turn.endsAfterMs) return
    speaking = undefined
    if (heard.text === '') events.onNothing()
    else events.onTurn(heard)
  }

  return {
    get isCallerSpeaking() {
      return speaking !== undefined
    },
    hear(frame) {
      now = frame.index
      if (!speaking) return waitForOnset(frame)
      follow(speaking, frame)
      if (speaking && (now - speaking.from) * frameMs > longestTurnMs) force(speaking)
    },
    recognize(guess, heard, patience) {
      if (!speaking || speaking.guess !== guess) return
      speaking.heard = heard
      speaking.endsAfterMs = turnEndsAfterMs(heard.text, patience)
      decide(speaking)
    },
    reset() {
      speaking = undefined
      onset.reset()
    },
  }
}

function silenceMs(turn: Speaking, now: number): number {
  return (now - turn.lastSpeech) * frameMs + detectorLagMs
}

function guessDelayMs(turn: Speaking): number {
  const lengthMs = (turn.lastSpeech - turn.from) * frameMs
  return lengthMs > longTurnMs ? guessInLongTurnAfterMs : guessAfterMs
}
