import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import { prompt } from '../prompt.ts'
import { readFindings, type Said } from '../said.ts'

const leadIns: ReadonlySet<string> = new Set(
  [...deskWords.again, ...deskWords.louder, ...deskWords.gotIt, ...deskWords.unclear].flat(),
)

export function sayAgain(turn: Turn, said: Said): boolean {
  const isAsked = said.moods.has('repeat') || said.moods.has('slower')
  if (!isAsked || readFindings(turn, said).length > 0 || turn.state.said.length === 0) return false
  const before = turn.state.said
  if (turn.state.current?.isReadBack) {
    turn.updateCurrent({ isReadBack: false })
    prompt(turn)
    return true
  }
  turn.sayOne(said.moods.has('slower') ? deskWords.louder : deskWords.again)
  const start = before[0] === deskWords.thanksName ? 2 : 0
  turn.say(
    ...before.slice(start).slice(before.slice(start).findIndex((clause) => !leadIns.has(clause))),
  )
  return true
}
