import { deskWords } from '@nightdesk/content'
import type { Turn } from './turn.ts'

export function sayGoodbye(turn: Turn): void {
  turn.sayOne(turn.script.goodbye)
  // Whoever speaks into it while they are put through is put through all the same.
  turn.finish(turn.state.ending ?? 'assistant-ended-call')
}

export function offerMore(turn: Turn): void {
  turn.sayOne(deskWords.anythingElse)
  turn.update({ offer: { kind: 'more' } })
}

export function offerPerson(turn: Turn): void {
  turn.sayLine(turn.script.offerPerson)
  turn.update({ offer: { kind: 'person' } })
}
