import { acknowledge, applyFindings } from '../apply-findings.ts'
import { miss } from '../miss.ts'
import type { Turn } from '../turn.ts'
import { prompt } from '../prompt.ts'
import { isKnownQuestion } from '../questions.ts'
import { readFindings, type Said } from '../said.ts'
import { isSameValue } from '../values.ts'

/** Yes or no to "I heard Orchard Street, is that right?". */
export function answerDoubt(turn: Turn, said: Said): boolean {
  const doubt = turn.state.current?.doubt
  if (!doubt) return false
  const findings = readFindings(turn, said).filter(
    ({ slot, value }) => !(slot === doubt.slot && isSameValue(value, doubt.value)),
  )
  const better = findings.filter(({ isOdd }) => !isOdd)
  if (said.yesNo === 'yes' && better.length === 0) {
    turn.dropDoubt()
    turn.update({ misses: 0 })
    acknowledge(turn, applyFindings(turn, [doubt]))
    prompt(turn)
    return true
  }
  if (said.yesNo === 'no' || findings.length > 0) turn.dropDoubt()
  if (better.length > 0) return false
  if (said.yesNo === 'no' && !isKnownQuestion(turn, said)) {
    turn.update({ misses: turn.state.misses + 1 })
    if (turn.state.misses >= 3) return false
    prompt(turn)
    return true
  }
  if (findings.length > 0) {
    miss(turn, said.utterance, said.confidence)
    return true
  }
  return false
}
