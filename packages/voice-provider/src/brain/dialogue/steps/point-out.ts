import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import { ask } from '../prompt.ts'
import { newFindings, type Said } from '../said.ts'

const wrong =
  /\b(?:wrong|change|different|not right|incorrect|fix|correct|another|isn't right|mistake|off)\b/

/** "The time is wrong": that slot is asked for again. */
export function namesWrongSlot(turn: Turn, said: Said): boolean {
  const { current } = turn.state
  const text = said.utterance.words.join(' ')
  const slot = turn
    .task()
    ?.slots.find(
      ({ names, id }) =>
        current?.values[id] && names.some((name) => ` ${text} `.includes(` ${name} `)),
    )
  const isShort = said.utterance.words.length <= 3
  if (!slot || !current || newFindings(turn, said).length > 0) return false
  if (!wrong.test(text) && !isShort) return false
  const { [slot.id]: _, ...values } = current.values
  turn.updateCurrent({ values, isReadBack: false })
  turn.sayOne(deskWords.gotIt)
  ask(turn, slot, false)
  return true
}

export function pointOut(turn: Turn, said: Said): boolean {
  const isPointing = wrong.test(said.utterance.words.join(' '))
  return isPointing && turn.state.current !== undefined && namesWrongSlot(turn, said)
}
