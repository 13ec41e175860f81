import { deskWords } from '@nightdesk/content'
import { acknowledge, applyFindings } from '../apply-findings.ts'
import { beginTask } from '../begin-task.ts'
import { handOver } from '../hand-over.ts'
import type { Turn } from '../turn.ts'
import { offerMore, sayGoodbye } from '../farewell.ts'
import { prompt } from '../prompt.ts'
import { isLeaving, readFindings, type Said } from '../said.ts'
import type { Context } from '../script.ts'
import type { Offer } from '../state.ts'
import { hasContent } from '../has-content.ts'
import { namesTask } from '../wanted-task.ts'

export function answerOffer(turn: Turn, said: Said): boolean {
  const { offer } = turn.state
  if (!offer) return false
  const hasMore = hasContent(turn, said)
  turn.drop('offer')
  const isMatter = isMatterForAPerson(turn, offer)
  if (said.yesNo === 'yes' && (isMatter || offer.kind === 'person')) {
    handOver(turn, turn.state.lastText)
    return true
  }
  if (isMatter && goesOn(turn, said)) {
    handOver(turn, `${turn.state.lastText} ${said.utterance.text}`)
    return true
  }
  if (offer.kind === 'task' && (said.yesNo === 'yes' || acceptsByFacts(turn, said, offer.task))) {
    turn.update({ answersInARow: 0 })
    beginTask(turn, offer.task, offer.choice)
    const applied = applyFindings(turn, readFindings(turn, said))
    acknowledge(turn, applied)
    if (applied.added.length === 0) turn.sayOne(deskWords.gotIt)
    prompt(turn)
    return true
  }
  if (hasMore || !(said.yesNo || (offer.kind === 'more' && isLeaving(said)))) return false
  if (offer.kind === 'more') {
    if (said.yesNo === 'no' || isLeaving(said) || said.moods.has('thanks')) {
      if (said.moods.has('thanks')) turn.sayOne(deskWords.welcome)
      sayGoodbye(turn)
    } else turn.sayOne(deskWords.goAhead)
    return true
  }
  turn.update({ misses: 0 })
  if (turn.state.current) prompt(turn)
  else if (isLeaving(said)) sayGoodbye(turn)
  else offerMore(turn)
  return true
}

/** A ride that is late, a stay that was overcharged: nothing a task of ours can mend. */
function isMatterForAPerson({ script }: Turn, offer: Offer): boolean {
  return offer.kind === 'task' && !script.tasks.some(({ id }) => id === offer.task)
}

const factsOfANewWish = 2

/** "Shall I pass you on?" "It was for ten o'clock, under Miller.": whoever tells more of it wants it dealt with. */
function goesOn(turn: Turn, said: Said): boolean {
  const { utterance, yesNo, moods } = said
  if (yesNo || utterance.isQuestion || moods.size > 0 || utterance.words.length < 2) return false
  if (namesTask(turn.script, said)) return false
  const facts = turn.script.tasks
    .flatMap((task) => task.read(utterance, fromNothing(turn, said)))
    .filter(({ value }) => value.kind !== 'name')
  return new Set(facts.map(({ slot }) => slot)).size < factsOfANewWish
}

/** "Would you like a call?" "Jane Doe, tomorrow at ten.": that was a yes. */
function acceptsByFacts(turn: Turn, said: Said, id: string): boolean {
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task || said.yesNo === 'no' || said.utterance.isQuestion) return false
  return task
    .read(said.utterance, fromNothing(turn, said))
    .some(({ value }) => value.kind !== 'text')
}

/** The words as the first ones of a task. */
function fromNothing({ now }: Turn, { by }: Said): Context {
  return { values: {}, now, by, isReadBack: false }
}
