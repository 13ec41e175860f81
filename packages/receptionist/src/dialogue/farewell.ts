import { deskWords, type Line } from '@nightdesk/content'
import type { Turn } from './turn.ts'

export function sayGoodbye(turn: Turn): void {
  turn.sayOne(turn.script.goodbye)
  // Whoever speaks into it while they are put through is put through all the same.
  turn.finish(turn.state.ending ?? 'assistant-ended-call')
}

/** "Anything else?", once in a call together with what nobody asked for yet. */
export function offerMore(turn: Turn, ask?: Line): void {
  const { used } = turn.state
  if (ask && !used.askedLater) {
    turn.sayLine(ask)
    turn.update({ used: { ...used, askedLater: 1 } })
    // After "phone number …," the sentence goes on.
  } else if (turn.lastClause()?.endsWith(',')) turn.sayOne(deskWords.andElse)
  else turn.sayOne(deskWords.anythingElse)
  turn.update({ offer: { kind: 'more' } })
}

// Whoever wanted none so often, and said nothing else that helps, is not kept on the line.
const mostPersonOffers = 4

export function offerPerson(turn: Turn): void {
  if (turn.state.personOffers >= mostPersonOffers) {
    turn.sayOne(deskWords.letYouGo)
    return turn.finish('assistant-ended-call')
  }
  turn.sayLine(turn.script.offerPerson)
  turn.update({ offer: { kind: 'person' }, personOffers: turn.state.personOffers + 1 })
}

/** The task in hand is wanted no more. */
export function dropTask(turn: Turn): void {
  const task = turn.task()
  turn.drop('current')
  turn.update({ misses: 0 })
  if (task?.dropped) turn.sayLine(task.dropped)
  else turn.sayOne(deskWords.dropped)
  offerMore(turn)
}

/** What nobody here can answer, a person may: offered once to whoever books nothing, and then only said. */
export function offerWhoKnows(turn: Turn, text: string): void {
  const { unknownToPerson, whatICanDo } = turn.script
  if (!unknownToPerson) return turn.sayLine(whatICanDo)
  turn.sayNew(unknownToPerson)
  offerToKnow(turn, text)
}

/** Whoever may know is offered once, and then only named. */
export function offerToKnow(turn: Turn, text: string): void {
  const { used } = turn.state
  if (used.offeredWhoKnows) return offerMore(turn)
  turn.sayLine(turn.script.offerPerson)
  turn.update({
    offer: { kind: 'person', about: text },
    used: { ...used, offeredWhoKnows: 1 },
  })
}
