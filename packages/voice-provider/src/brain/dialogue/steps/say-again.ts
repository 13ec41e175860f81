import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import { prompt } from '../prompt.ts'
import { readFindings, type Said } from '../said.ts'
import { sayValue } from '../values.ts'

const leadIns: ReadonlySet<string> = new Set(
  [...deskWords.again, ...deskWords.louder, ...deskWords.gotIt, ...deskWords.unclear].flat(),
)

/** "What time did I say?": that fact alone, and on. */
function saysFact(turn: Turn, { utterance }: Said): boolean {
  const task = turn.task()
  const values = turn.state.current?.values ?? {}
  const text = ` ${utterance.words.join(' ')} `
  const slot = task?.slots.find(
    ({ id, names }) => values[id] && names.some((name) => text.includes(` ${name} `)),
  )
  const value = slot && values[slot.id]
  if (!slot || !value) return false
  turn.sayLine(deskWords.heard[1])
  turn.say(...(task?.sayFact?.(slot.id, values, turn.now) ?? sayValue(value, turn.now)))
  prompt(turn)
  return true
}

export function sayAgain(turn: Turn, said: Said): boolean {
  const isAsked = said.moods.has('repeat') || said.moods.has('slower')
  if (!isAsked || readFindings(turn, said).length > 0 || turn.state.said.length === 0) return false
  const before = turn.state.said
  if (turn.state.current?.isReadBack) {
    turn.updateCurrent({ isReadBack: false })
    prompt(turn)
    return true
  }
  if (saysFact(turn, said)) return true
  turn.sayOne(said.moods.has('slower') ? deskWords.louder : deskWords.again)
  const start = before[0] === deskWords.thanksName ? 2 : 0
  turn.say(
    ...before.slice(start).slice(before.slice(start).findIndex((clause) => !leadIns.has(clause))),
  )
  return true
}
