import { acknowledge, applyFacts } from './apply-facts.ts'
import { corrects } from './corrects.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { leaveOpen, prompt } from './prompt.ts'
import { finishTask } from './tasks.ts'
import type { Turn } from './turn.ts'

const send =
  /(?<!n['’]t |\bnot )\b(?:send|pass|submit) (?:it|that|the note|this)(?: (?:on|along|off|over|now|already))*\b/i

/** "Never mind, just send it": what is still open stays open, and nothing of it is dropped. */
export function isToBeSent(turn: Turn, { text, words }: Meaning): boolean {
  const { current } = turn.state
  if (!current?.isWritten || !send.test(text) || words > mostToSend) return false
  if (current.isReadBack) {
    if (corrects(text)) return false
    finishTask(turn)
  } else if (current.asked) leaveOpen(turn, current.asked)
  else prompt(turn)
  return true
}

const mostToSend = 8

/** "No, it's 33 Gold Street": another value takes the place of the one it names, and no word of it stands elsewhere. */
export function takeCorrection(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const facts = readFacts(turn, meaning)
  const news = freshFacts(facts, current?.values ?? {})
  // As it stands there already: it is heard once more.
  if (facts.length > 0 && news.length === 0 && corrects(meaning.text)) {
    turn.update({ misses: 0 })
    turn.updateCurrent({ isReadBack: false })
    prompt(turn)
    return true
  }
  const isOfOld = news.some(({ slot }) => current?.values[slot] !== undefined && slot !== 'wish')
  if (!isOfOld || !corrects(meaning.text)) return false
  turn.update({ misses: 0 })
  acknowledge(
    turn,
    applyFacts(
      turn,
      news.filter(({ slot }) => slot !== 'wish'),
    ),
  )
  prompt(turn)
  return true
}
