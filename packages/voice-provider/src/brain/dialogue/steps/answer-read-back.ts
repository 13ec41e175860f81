import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import { offerMore } from '../farewell.ts'
import { prompt } from '../prompt.ts'
import { isKnownQuestion } from '../questions.ts'
import { newFindings, type Said } from '../said.ts'
import { dropTask } from './give-up.ts'
import { namesWrongSlot } from './point-out.ts'

const fine = /^(?!.*\b(?:don't|not|cancel|forget)\b).*\b(?:nothing|leave it|as it is)\b/

export function answerReadBack(turn: Turn, said: Said): boolean {
  const { current } = turn.state
  const task = turn.task()
  if (!current?.isReadBack || !task) return false
  const news = newFindings(turn, said)
  const isQuestion = said.utterance.isQuestion && isKnownQuestion(turn, said)
  if (news.length > 0 || isQuestion) return false
  if (namesWrongSlot(turn, said)) return true
  const isAskingWhat = deskWords.whatChange.some(
    ([question]) => question === turn.state.said.at(-1),
  )
  // "What should I change?" "Nothing.": then it stands as it was read.
  if (isAskingWhat && fine.test(said.utterance.words.join(' '))) {
    prompt(turn)
    return true
  }
  if (said.yesNo === 'yes' && isAskingWhat) {
    turn.sayOne(deskWords.whatChange)
    return true
  }
  if (said.yesNo === 'yes') {
    finish(turn)
    return true
  }
  if (said.yesNo !== 'no') return false
  const wasAsked = (current.asks.whatChange ?? 0) > 0
  if (wasAsked || said.moods.has('never-mind') || task.id === 'cancel') return dropTask(turn)
  turn.sayOne(deskWords.whatChange)
  turn.updateCurrent({ asks: { ...current.asks, whatChange: 1 } })
  return true
}

function finish(turn: Turn): void {
  const { current, memory } = turn.state
  const task = turn.task()
  if (!current || !task) return
  const done = task.finish(current.values, memory, turn.now)
  for (const tool of done.tools) turn.call(tool)
  turn.sayLine(done.line)
  turn.drop('current')
  turn.update({ memory: done.memory, misses: 0, answersInARow: 0, lastPaper: '' })
  offerMore(turn)
}
