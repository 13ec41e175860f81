import { carMatters, deskWords } from '@nightdesk/content'
import type { Meaning } from './interpret.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

const whenItWas =
  /\b(?:that['’]?s|that (?:is|was)|this is|it['’]s|it was|(?:noon|midnight|morning|afternoon|\w+day|o['’]?clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|[ap]m|\d)(?:['’]s| is| was)) (?:just |only )?(?:when|the (?:day|time|hour)(?: when| that)?) (?!(?:i|we)(?:['’]d| would)? (?:want|need|like|can(?!['’]t)|am|meant|said)\b|(?:you|they|someone|somebody) (?:should|can|could)\b|to\b)|\bnot (?:when|the (?:time|day|hour)(?: when| that)?) (?:i|we)(?:['’]d| would)? (?:want|need|like|meant)\b/i

/** "That's when it happened, not when I want the call": what was taken for the hour to call at stands there no more. */
export function clearWhen(turn: Turn, { text, topics }: Meaning): boolean {
  const { current } = turn.state
  const task = turn.task()
  if (!current?.isReadBack || !task || topics.length > 0 || !whenItWas.test(text)) return false
  const isCalled = task.slots.some(({ id }) => id === 'callback')
  const { day, time, callback, ...others } = current.values
  const isNothing = isCalled ? callback === undefined : !day && !time
  if (isNothing || task.slots.some(({ id, ask }) => id === 'time' && ask.length > 0)) return false
  const kept = isCalled
    ? { ...current.values, callback: { kind: 'text', text: carMatters.callback } as const }
    : others
  turn.updateCurrent({ values: kept, isReadBack: false })
  turn.update({ misses: 0 })
  turn.sayOne(deskWords.changed)
  prompt(turn)
  return true
}
