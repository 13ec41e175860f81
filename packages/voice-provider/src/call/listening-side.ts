import type { Patience } from '../conversation.ts'
import type { AnsweringSide } from './answering-side.ts'
import type { CallContext } from './call-context.ts'
import { createFloor, type Floor } from './floor.ts'
import { createEarStage, type EarStage } from './stages/ear.ts'
import { createTranscriber } from './stages/transcriber.ts'
import { createTurnStage, type TurnStage } from './stages/turn.ts'

/** The half of a call that listens: the ear hears, turns are made out, words are made of them. */
export type ListeningSide = {
  readonly ear: EarStage
  readonly turn: TurnStage
  /** Where the caller's words are handed over to the other half. */
  readonly floor: Floor
}

export function openListeningSide(context: CallContext, answering: AnsweringSide): ListeningSide {
  const { options, life, announce, answers } = context
  const { now, watch, openEar, transcribe } = options
  const { mind, mouth } = answering

  const transcriber = createTranscriber({
    cut: (from, to) => ear.cut(from, to),
    transcribe,
    now,
    took: (stage, ms) => watch.took(stage, ms),
    onText(guess, heard) {
      if (heard.text !== '') announce.guess(heard.text)
      const recognize = (patience: Patience) => turn.recognize(guess, heard, patience)
      void mind.consider({ ...heard, by: 'speech' }, recognize)
    },
    onFault: life.fail('transcriber-failed'),
  })
  const floor = createFloor({ ...answering, transcriber, answers, announce, watch })
  const turn = createTurnStage({
    isAssistantSpeaking: () => mouth.isSpeaking,
    canBargeIn: () => mouth.canBeInterrupted,
    now,
    answers,
    announce,
    watch,
    events: {
      onSpeechStart: (isBargeIn) => floor.callerStarts(isBargeIn),
      onGuess: (guess) => transcriber.listen(guess),
      onGuessDropped: () => floor.dropGuess(),
      onTurn: (heard) => floor.takeTurn({ ...heard, by: 'speech' }),
    },
  })
  const ear = createEarStage({
    openEar,
    now,
    onFrame: life.guard((frame) => turn.hear(frame)),
    onDeath: life.fail('ear-died'),
    onFlood: () => life.end('pipeline-error-too-much-sound'),
  })

  return { ear, turn, floor }
}
