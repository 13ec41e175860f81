import { deskWords } from '@nightdesk/content'
import { beginTask } from '../begin-task.ts'
import type { Turn } from '../turn.ts'
import { offerMore } from '../farewell.ts'
import { prompt } from '../prompt.ts'
import { newFindings, type Said } from '../said.ts'
import { wantedTask } from '../wanted-task.ts'

export function dropTask(turn: Turn): boolean {
  const task = turn.task()
  turn.drop('current')
  turn.update({ misses: 0 })
  if (task?.dropped) turn.sayLine(task.dropped)
  else turn.sayOne(deskWords.dropped)
  offerMore(turn)
  return true
}

/** "Maybe later", with nothing in hand. */
function wantsNothing(turn: Turn, said: Said): boolean {
  if (said.utterance.isQuestion || wantedTask(turn, said) !== undefined) return false
  turn.sayOne(deskWords.gotIt)
  offerMore(turn)
  return true
}

export function giveUp(turn: Turn, said: Said): boolean {
  if (!said.moods.has('never-mind')) return false
  if (!turn.state.current) return wantsNothing(turn, said)
  if (newFindings(turn, said).length > 0) return false
  const isRestart = /start (?:over|again)/.test(said.utterance.words.join(' '))
  if (!isRestart) return dropTask(turn)
  const { task } = turn.state.current
  turn.drop('current')
  beginTask(turn, task)
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}
