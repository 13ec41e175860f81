import type { Heard } from '../../../conversation.ts'
import { isBackchannel } from '../../language/moods.ts'
import type { Turn } from '../turn.ts'
import type { Said } from '../said.ts'

/** The caller only hummed into our words: the rest of them follows. */
export function goOn(turn: Turn, heard: Heard, { utterance }: Said): boolean {
  if (!heard.interrupted || !isBackchannel(utterance)) return false
  const { said } = turn.state
  const heardLength = heard.interrupted.heard.length
  let length = 0
  const rest = said.findIndex((clause) => {
    length += clause.length + 1
    return length > heardLength
  })
  if (rest < 0) return false
  turn.say(...said.slice(rest))
  return true
}
