import { deskWords } from '@nightdesk/content'
import { findName, onlyNames } from '../../language/find-name.ts'
import { isKnownName } from '../../language/person-name.ts'
import { sayFirstName } from '../../speech/say-name.ts'
import type { Turn } from '../turn.ts'
import type { Said } from '../said.ts'

/** A caller who begins with a name: it is kept for the task that comes. */
export function introduce(turn: Turn, { utterance }: Said): boolean {
  // "Is John Smith staying there?" is no introduction.
  const isClosed = turn.state.current !== undefined || utterance.isQuestion
  const name = isClosed ? undefined : (findName(utterance) ?? onlyNames(utterance))
  if (!name) return false
  const value = { kind: 'name', name, isSure: isKnownName(name) } as const
  turn.update({ memory: { ...turn.state.memory, caller: { name: value } }, misses: 0 })
  const first = sayFirstName(name)
  if (first) turn.say(deskWords.thanksName, ...first)
  else turn.sayOne(deskWords.hello)
  turn.sayLine(turn.script.whatICanDo)
  return true
}
