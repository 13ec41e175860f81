import type { Span } from '@nightdesk/understanding'
import { applyFacts } from './apply-facts.ts'
import { readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { withoutSentence } from './matter-beside.ts'
import { withoutCaller } from './note-words.ts'
import type { Turn } from './turn.ts'

const surelyWanted = /\b(?:book|reserve|reservation|need|want|like|get)\b/i

/** "I need a copy of my bill, and a room for the 30th": the one is done here, and then a person sees to the other. */
export function waits({ script, state }: Turn, { wanted, matter, text }: Meaning): boolean {
  const isFirst = wanted?.task === script.tasks[0]?.id && !state.current && !state.offer
  const isBoth = /\b(?:and|also|then|plus|two things)\b/i.test(text) && surelyWanted.test(text)
  return script.afterwards !== undefined && matter === 'bill' && isFirst && isBoth
}

/** "Noon. But I still want somebody to find my driver": the hour counts as well. */
export function takeBeside(turn: Turn, meaning: Meaning): void {
  const { beside, matter } = meaning
  if (beside && matter !== 'cancel')
    applyFacts(turn, readFacts(turn, withoutSentence(meaning, beside)))
}

/** "Yes, it's only a message": said to the message that was read back, it is no other one. */
export function isAgreedAgain(
  { script, state }: Turn,
  { matter = '', yesNo, spans }: Meaning,
): boolean {
  const { current } = state
  const isOfTask = script.matters[matter]?.task === current?.task
  return current?.isReadBack === true && isOfTask && yesNo === 'yes' && spans.length === 0
}

const fewestTold = 4

/** Who is calling has a place of its own, where anything is left to tell. */
export function wordsOfMatter(text: string, spans: readonly Span[]): string {
  const left = withoutCaller({ text, spans })
  return left.split(' ').length >= fewestTold ? left : text
}
