import { findTopic } from '../language/topics.ts'
import type { Wanted } from './script.ts'
import type { Said } from './said.ts'
import type { Turn } from './turn.ts'

/** The task that is asked for, unless the words are rather a question about it. */
export function wantedTask(turn: Turn, said: Said): Wanted | undefined {
  const { script, state, now } = turn
  const match = findTopic(said.utterance, script.tasks)
  const question = findTopic(said.utterance, script.answers)
  const isQuestion = question !== undefined && question.score > (match?.score ?? 0)
  const named: Wanted | undefined = match && !isQuestion ? { task: match.topic.id } : undefined
  const wanted =
    named ?? (state.current ? undefined : script.taskOf(said.utterance, now, state.memory))
  if (!wanted) return undefined
  if (!state.current) return refined(turn, said, wanted)
  const isOther = state.current.task !== wanted.task
  return isOther && script.mayInterrupt(state.current.task, wanted.task) ? wanted : undefined
}

/** The facts may tell more than the key: a second ride, or the same one again. */
function refined(turn: Turn, said: Said, wanted: Wanted): Wanted {
  const byFacts = turn.script.taskOf(said.utterance, turn.now, turn.state.memory)
  return byFacts?.task === wanted.task ? byFacts : wanted
}
