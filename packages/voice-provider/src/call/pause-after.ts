import type { Clause } from '../conversation.ts'

const betweenSentences = 9
const insideSentence = 2

/** How many packets of 20 ms the voice rests after a clause, when another one follows. */
export function pauseAfter(clause: Clause): number {
  return /[.?!]["')]*\s*$/.test(clause) ? betweenSentences : insideSentence
}
