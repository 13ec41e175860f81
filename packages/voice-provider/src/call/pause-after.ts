import type { Clause } from '../conversation.ts'

const betweenSentences = 8
const atComma = 3

/** How many packets of 20 ms the voice rests after a clause, when another one follows. */
export function pauseAfter(clause: Clause): number {
  if (/[.?!]["')]*\s*$/.test(clause)) return betweenSentences
  return /[,;:]\s*$/.test(clause) ? atComma : 0
}
