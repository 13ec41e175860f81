import type { Patience } from '../conversation.ts'
import { frameMs, type HeardFrame } from '../hearing/ear.ts'
import type { Transcription } from '../speech/speech-to-text.ts'
import { speechGoesOnAt, speechStartsAt } from './speech-onset.ts'
import { turnEndsAfterMs } from './turn-end.ts'

const resumeFrames = 2
// The detector still takes for speech what has ended: 78 ms at the median of our callers, 59 to 103 for most. In whole
// frames that is three: with two, a caller would wait 14 ms too long instead of 18 too short.
export const detectorLagMs = 96
// One quiet frame: inside of sentences there are hardly any.
const guessAfterMs = 128
// A long turn takes long to recognize: each little pause in it is not worth a guess.
const longTurnMs = 3_000
const guessInLongTurnAfterMs = 192
const longestTurnMs = 28_000

/** A stretch of the call that may be a whole turn; recognized while the caller may still go on. */
export type Guess = { readonly from: number; readonly to: number }

export type SpokenTurnEvents = {
  onGuess(guess: Guess): void
  /** The caller goes on: what was guessed is not the turn. */
  onGuessDropped(): void
  /** The turn is over, and its text is that of the last guess: none when it was speech to the ear, but no words. */
  onOver(heard: Transcription): void
}

/** One turn of the caller's, from the frame in which it began until it is over. */
export type SpokenTurn = {
  hear(frame: HeardFrame): void
  /** What was said in the last guess, and how long to wait for more of it. Forgotten if the guess was dropped. */
  recognize(guess: Guess, heard: Transcription, patience: Patience): void
}

type Words = {
  readonly heard: Transcription
  /** How much silence ends the turn, if these words are all. */
  readonly endsAfterMs: number
}

/** `from` is the first frame of its sound, `at` the one in which it was noticed. */
export function createSpokenTurn(from: number, at: number, events: SpokenTurnEvents): SpokenTurn {
  let now = at
  let lastSpeech = at
  let resumed = 0
  let guess: Guess | undefined
  let words: Words | undefined
  // The turn has become too long: it is taken with whatever was said so far.
  let isForced = false
  let isOver = false
  const silenceMs = () => (now - lastSpeech) * frameMs + detectorLagMs

  function waitForPause(probability: number): void {
    if (probability > speechGoesOnAt) lastSpeech = now
    else if (silenceMs() >= guessDelayMs(lastSpeech - from)) startGuess()
  }

  function waitForMore(probability: number): void {
    if (isForced) return
    resumed = probability > speechStartsAt ? resumed + 1 : 0
    if (resumed < resumeFrames) return decide()
    resumed = 0
    lastSpeech = now
    guess = words = undefined
    events.onGuessDropped()
  }

  function startGuess(): void {
    guess = { from, to: now + 1 }
    events.onGuess(guess)
  }

  function force(): void {
    if (isForced) return
    isForced = true
    if (guess) decide()
    else startGuess()
  }

  function decide(): void {
    if (!words || resumed > 0) return
    if (!isForced && silenceMs() < words.endsAfterMs) return
    isOver = true
    events.onOver(words.heard)
  }

  return {
    hear({ index, probability }) {
      now = index
      if (guess) waitForMore(probability)
      else waitForPause(probability)
      if (!isOver && (now - from) * frameMs > longestTurnMs) force()
    },
    recognize(recognized, heard, patience) {
      if (guess !== recognized) return
      words = { heard, endsAfterMs: turnEndsAfterMs(heard.text, patience) }
      decide()
    },
  }
}

function guessDelayMs(frames: number): number {
  return frames * frameMs > longTurnMs ? guessInLongTurnAfterMs : guessAfterMs
}
