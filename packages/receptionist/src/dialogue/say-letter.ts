import { deskWords } from '@nightdesk/content'
import type { Now } from '@nightdesk/understanding'
import { sayValue } from '../kinds/kinds.ts'
import { readPhone } from '../kinds/phone.ts'
import type { Letter } from '../state.ts'
import type { Turn } from './turn.ts'

/** What is told beside the words of it, as it is read back. */
function aroundIt({ whom, from, phone, isForDesk }: Letter, now: Now): readonly string[] {
  const number = phone
    ? readPhone(phone, { now, by: 'speech', tag: 'phone', values: {} })
    : undefined
  const people = [whom ? `for ${whom},` : '', from ? `${isForDesk ? '' : 'from '}${from},` : '']
  return [...people.filter(Boolean), ...sayValue(number, now)]
}

const keyOf = (around: readonly string[]) => `around the message ${around.join(' ')}`

/** For whom a message is, from whom, and how they are reached. */
export function sayAround(turn: Turn, letter: Letter): void {
  const around = aroundIt(letter, turn.now)
  turn.say(...(deskWords.readAgain[0] ?? []), ...around)
  turn.update({ used: { ...turn.state.used, [keyOf(around)]: 1 } })
}

/** The same, unless it was heard already. */
export function sayNewAround(turn: Turn, letter: Letter): void {
  if (turn.state.used[keyOf(aroundIt(letter, turn.now))] === undefined) sayAround(turn, letter)
}
