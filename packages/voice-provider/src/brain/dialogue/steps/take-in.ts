import { acknowledge, applyFindings } from '../apply-findings.ts'
import { beginTask } from '../begin-task.ts'
import { offerPerson } from '../farewell.ts'
import { makeSmallTalk } from '../small-talk.ts'
import type { Turn } from '../turn.ts'
import { prompt } from '../prompt.ts'
import { answerQuestion } from '../questions.ts'
import { readFindings, readRemark, type Said } from '../said.ts'
import { type Finding, isSameValue } from '../values.ts'
import { wantedTask } from '../wanted-task.ts'
import { namesWrongSlot } from './point-out.ts'

const confirmBelow = 0.72

/** Business: facts, wishes, questions, in one sentence or in several. */
export function takeIn(turn: Turn, said: Said): boolean {
  const isTalk = makeSmallTalk(turn, said)
  const wanted = wantedTask(turn, said)
  if (wanted) beginTask(turn, wanted.task, wanted.choice)
  const remark = readRemark(turn, said)
  const findings = sortOut(turn, said, readFindings(turn, said))
  const applied = applyFindings(turn, findings.sure)
  const hasFacts = applied.added.length + applied.changed.length > 0 || findings.sure.length > 0
  if (hasFacts || wanted) turn.update({ misses: 0, answersInARow: 0 })
  const isSpoken = !turn.isSilent()
  // The languages were just spoken of; and an insult is no question.
  const isAnswered =
    isTalk && (said.moods.has('language') || (said.moods.has('rude') && !said.utterance.isQuestion))
  const hasAnswer =
    !isAnswered &&
    answerQuestion(turn, said, {
      hasFacts: hasFacts || wanted !== undefined,
      hasChanges: applied.changed.length > 0,
      facts: findings.sure.length,
    })
  if (!hasAnswer && !isSpoken) acknowledge(turn, applied)
  if (remark) turn.sayLine(remark)
  if (findings.doubtful) turn.updateCurrent({ doubt: findings.doubtful })
  const isSomething = hasFacts || hasAnswer || isTalk || wanted || findings.doubtful || remark
  if (!isSomething && namesWrongSlot(turn, said)) return true
  if (!isSomething) return false
  if (hasAnswer) turn.update({ misses: 0 })
  goBack(turn, said, { isTalk, hasAnswer, hasFacts: hasFacts || wanted !== undefined })
  return true
}

function sortOut(
  turn: Turn,
  said: Said,
  findings: readonly Finding[],
): { sure: readonly Finding[]; doubtful: Finding | undefined } {
  const isFaint = said.confidence < confirmBelow && findings.length === 1
  const doubtful = findings.find(({ isOdd, value }) => isOdd || (isFaint && isWeighty(value.kind)))
  const isKnown = doubtful && isSameValue(turn.state.current?.values[doubtful.slot], doubtful.value)
  if (!doubtful || isKnown) return { sure: findings, doubtful: undefined }
  return { sure: findings.filter((finding) => finding !== doubtful), doubtful }
}

function isWeighty(kind: string): boolean {
  return kind === 'place' || kind === 'time' || kind === 'day' || kind === 'count'
}

/** After an aside, back to where we were. */
function goBack(
  turn: Turn,
  { moods }: Said,
  did: { readonly isTalk: boolean; readonly hasAnswer: boolean; readonly hasFacts: boolean },
): void {
  if (turn.state.offer?.kind === 'person') return
  if (turn.state.current) {
    if ((did.hasAnswer || did.isTalk) && !did.hasFacts && !turn.state.current.isReadBack)
      turn.sayOne(turn.script.back)
    return prompt(turn)
  }
  if (!did.isTalk || did.hasAnswer) return
  if (moods.has('rude') && turn.state.rudeness > 1) {
    offerPerson(turn)
  } else turn.sayLine(turn.script.whatICanDo)
}
