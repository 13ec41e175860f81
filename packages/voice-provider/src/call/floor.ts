import type { Heard } from '../conversation.ts'
import type { Announcer } from './announcer.ts'
import type { AnswerClock } from './answer-clock.ts'
import type { CallWatch } from './call-tally.ts'
import type { MindStage } from './stages/mind.ts'
import type { MouthStage } from './stages/mouth.ts'
import type { Transcriber } from './stages/transcriber.ts'
import type { Timekeeper } from './timekeeper.ts'

type FloorOptions = {
  readonly mouth: Pick<MouthStage, 'isSpeaking' | 'interrupt'>
  readonly mind: Pick<
    MindStage,
    'isThinking' | 'answer' | 'dropGuess' | 'cancel' | 'wasInterrupted'
  >
  readonly transcriber: Pick<Transcriber, 'cancel'>
  readonly timekeeper: Pick<Timekeeper, 'callerSpeaks' | 'callerSpoke'>
  readonly answers: Pick<AnswerClock, 'taken' | 'forget'>
  readonly announce: Pick<Announcer, 'callerSaid' | 'interrupted'>
  readonly watch: Pick<CallWatch, 'turn'>
}

/** Who has the floor: what becomes of the one side's words when the other side begins or has spoken. */
export type Floor = {
  callerStarts(isBargeIn: boolean): void
  /** What was taken for the caller's turn is not, or not all of it. */
  dropGuess(): void
  /** A turn of the caller's is over: it is the assistant's. */
  takeTurn(heard: Heard): void
  /** Typed words are a turn at once, whoever was speaking. */
  takeTyped(text: string): void
}

export function createFloor(options: FloorOptions): Floor {
  const { mouth, mind, transcriber, timekeeper, answers, announce, watch } = options

  function interrupt(): void {
    mind.cancel()
    const wasSpeaking = mouth.isSpeaking
    const interrupted = mouth.interrupt()
    mind.wasInterrupted(interrupted)
    if (wasSpeaking) announce.interrupted(interrupted)
  }

  function dropGuess(): void {
    transcriber.cancel()
    mind.dropGuess()
  }

  function takeTurn(heard: Heard): void {
    timekeeper.callerSpoke()
    watch.turn()
    answers.taken(heard.by)
    announce.callerSaid(heard.text)
    mind.answer(heard)
  }

  return {
    callerStarts(isBargeIn) {
      timekeeper.callerSpeaks()
      if (isBargeIn || mind.isThinking) interrupt()
    },
    dropGuess,
    takeTurn,
    takeTyped(text) {
      dropGuess()
      if (mouth.isSpeaking || mind.isThinking) interrupt()
      // Nothing had to be heard: a time of no length would only look made up.
      answers.forget()
      takeTurn({ text, by: 'typing', confidence: 1 })
    },
  }
}
