import { deskWords } from '@nightdesk/content'
import type { Turn } from './turn.ts'

export function sayGoodbye(turn: Turn): void {
  turn.sayOne(turn.script.goodbye)
  turn.finish('assistant-ended-call')
}

export function offerMore(turn: Turn): void {
  turn.sayOne(deskWords.anythingElse)
  turn.update({ offer: { kind: 'more' } })
}
