import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import { offerMore, sayGoodbye } from '../farewell.ts'
import { prompt } from '../prompt.ts'
import type { Said } from '../said.ts'

/** Thanks, greetings and goodbyes, when there is nothing else in the words. */
export function leave(turn: Turn, { moods, yesNo, utterance }: Said): boolean {
  const { current } = turn.state
  // "That's it" in the middle of a task ends an answer, not the call.
  const isDone = moods.has('done') && !current
  if (moods.has('goodbye') || isDone) {
    if (moods.has('thanks')) turn.sayOne(deskWords.welcome)
    sayGoodbye(turn)
    return true
  }
  if (moods.has('thanks')) {
    turn.sayOne(deskWords.welcome)
    if (current) prompt(turn)
    else offerMore(turn)
    return true
  }
  if (moods.has('done')) {
    turn.sayOne(deskWords.gotIt)
    prompt(turn)
    return true
  }
  if (moods.has('never-mind') && !current) {
    turn.sayOne(deskWords.gotIt)
    offerMore(turn)
    return true
  }
  if (moods.has('greeting')) {
    turn.sayOne(deskWords.hello)
    if (current) prompt(turn)
    else turn.sayLine(turn.script.whatICanDo)
    return true
  }
  return (
    isAboutToSpell(turn, yesNo, utterance.words.length) ||
    declines(turn, yesNo, utterance.words.length) ||
    answersNothing(turn, yesNo, utterance.words.length)
  )
}

/** "Could you spell that for me?" "Sure.": the letters are still to come. */
function isAboutToSpell(turn: Turn, yesNo: 'yes' | 'no' | undefined, length: number): boolean {
  const { current } = turn.state
  const value = current?.asked ? current.values[current.asked] : undefined
  if (!current?.isRefining || value?.kind !== 'name' || yesNo !== 'yes' || length > 3) return false
  turn.sayOne(deskWords.goAhead)
  return true
}

/** A yes or a no with no question before it. */
function answersNothing(turn: Turn, yesNo: 'yes' | 'no' | undefined, length: number): boolean {
  if (turn.state.current || !yesNo || length > 5) return false
  if (yesNo === 'yes') turn.sayOne(deskWords.goAhead)
  else offerMore(turn)
  return true
}

/** "I'd rather not": a slot that may stay empty stays empty. */
function declines(turn: Turn, yesNo: 'yes' | 'no' | undefined, length: number): boolean {
  const { current } = turn.state
  const slot = turn.task()?.slots.find(({ id }) => id === current?.asked)
  if (!current || !slot?.mayDecline || yesNo !== 'no' || length > 8) return false
  turn.updateCurrent({ values: { ...current.values, [slot.id]: { kind: 'declined' } } })
  turn.update({ misses: 0 })
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}
