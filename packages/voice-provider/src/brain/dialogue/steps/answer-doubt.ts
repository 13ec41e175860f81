import { acknowledge, applyFindings } from '../apply-findings.ts'
import { miss } from '../miss.ts'
import type { Turn } from '../turn.ts'
import { prompt } from '../prompt.ts'
import { isKnownQuestion } from '../questions.ts'
import { readFindings, type Said } from '../said.ts'
import { type Finding, isSameValue } from '../values.ts'

const isAbout =
  (id: string) =>
  ({ slot }: Finding): boolean =>
    slot === id

/** Yes or no to "I heard Orchard Street, is that right?". To say it once more is a yes. */
export function answerDoubt(turn: Turn, said: Said): boolean {
  const doubt = turn.state.current?.doubt
  if (!doubt) return false
  const all = readFindings(turn, said)
  const findings = all.filter(
    ({ slot, value }) => !(slot === doubt.slot && isSameValue(value, doubt.value)),
  )
  const isSaidAgain = findings.length < all.length
  const isConfirmed = said.yesNo === 'yes' || (isSaidAgain && said.yesNo !== 'no')
  const better = findings.filter(({ isOdd }) => !isOdd)
  if (isConfirmed && better.length === 0) {
    turn.dropDoubt()
    turn.update({ misses: 0 })
    acknowledge(turn, applyFindings(turn, [doubt]))
    prompt(turn)
    return true
  }
  if (said.yesNo === 'no' || findings.length > 0) turn.dropDoubt()
  // Whoever goes on with something else has nothing against it; it is read back at the end.
  const isLetPass = said.yesNo !== 'no' && better.length > 0 && !all.some(isAbout(doubt.slot))
  if (isLetPass) applyFindings(turn, [doubt])
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
