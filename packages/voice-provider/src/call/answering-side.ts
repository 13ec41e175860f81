import type { CallContext } from './call-context.ts'
import { createToolNotes } from './noted-tools.ts'
import type { Performer } from './speculation.ts'
import { createMindStage, type MindStage } from './stages/mind.ts'
import { createMouthStage, type MouthStage } from './stages/mouth.ts'
import { createTimekeeper, type Timekeeper } from './timekeeper.ts'

/** The half of a call that answers: the mind decides, the mouth speaks, the time is kept. */
export type AnsweringSide = {
  readonly mind: MindStage
  readonly mouth: MouthStage
  readonly timekeeper: Timekeeper
}

export function openAnsweringSide(context: CallContext): AnsweringSide {
  const { options, life, announce, answers, startedAt } = context
  const { now, watch, limits } = options
  const onFault = life.fail('assistant-failed')
  const conversation = options.openConversation({ over: life.over, onLost: onFault })

  const mouth = createMouthStage({
    voice: options.openVoice(life.over),
    voiceOf: options.voiceOf,
    spoke: (voice) => watch.spoke(voice),
    announce,
    answers,
    onHungUp: (reason) => life.end(timekeeper.isTimingOut ? 'silence-timed-out' : reason),
  })
  const mind = createMindStage({
    conversation,
    over: life.over,
    performer: createPerformer(context, mouth),
    onLikelyWords: (clauses) => mouth.warm(clauses),
    now,
    took: (stage, ms) => watch.took(stage, ms),
    onFault,
  })
  const { end } = life
  const timekeeper = createTimekeeper({ startedAt, limits, mind, mouth, answers, end })

  return { mind, mouth, timekeeper }
}

/** What the mind decides is said by the mouth, or done elsewhere. */
function createPerformer({ options, life, announce }: CallContext, mouth: MouthStage): Performer {
  const { over } = life
  return {
    speak(action) {
      if (over.aborted) return
      if (action.kind === 'say') mouth.say(action.clauses)
      else mouth.hangUp(action.reason)
    },
    note: createToolNotes({ onTool: options.onTool, mouth, announce, over }),
  }
}
