import { deskWords } from '@nightdesk/content'
import type { Clause, Heard } from '../conversation.ts'
import type { Current } from '../state.ts'
import type { Turn } from './turn.ts'

const sentences: ReadonlySet<Clause> = new Set([
  deskWords.callerIs,
  deskWords.callerPays,
  deskWords.callersPhone,
])

/** What is read back now, as one sentence: its last words end it, and so do those before a sentence of its own. */
export function readBackOf(turn: Turn, { values }: Current): readonly Clause[] {
  const clauses = turn.task()?.readBack(values, turn.now) ?? []
  return clauses.map((clause, at) => {
    const next = clauses[at + 1]
    return next === undefined || sentences.has(next) ? ended(clause) : clause
  })
}

const ended = (clause: Clause) => `${clause.replace(/[,.]+$/, '')}.`

/**
 * A caller spoke into the read-back: a yes is one to what was heard of it, so the rest is still to be said. Once all of
 * it was heard, and only the question after it was cut, nothing is.
 */
export function noteCut(turn: Turn, { interrupted, by }: Heard): void {
  const { current, said } = turn.state
  if (!current?.isReadBack) return
  const facts = readBackOf(turn, current)
  const spoken = spokenLast(facts, said)
  // Something else was said last: what was open before still is.
  if (spoken === 0) return
  const first = said.length - 1 - spoken
  // Whoever types has all of it on the screen.
  const isCut = interrupted && by === 'speech'
  const heard = isCut ? countHeard(said, first, interrupted.heard.length) : spoken
  const { heardBack, ...rest } = current
  const heardNow = facts.slice(0, facts.length - spoken + heard)
  // Whoever speaks at the same words a second time reads it on the screen: nobody is kept going round.
  const isFurther = heardBack === undefined || heardNow.length > heardBack.length
  const isOpen = heard < spoken && isFurther
  turn.update({ current: isOpen ? { ...rest, heardBack: heardNow } : rest })
}

/** Whether it was read back, and nothing of it is open. */
export const isReadWhole = ({ state: { current } }: Turn): boolean =>
  current?.isReadBack === true && current.heardBack === undefined

/** How many of the last clauses of the facts were said before the question that ends the reply. */
function spokenLast(facts: readonly Clause[], said: readonly Clause[]): number {
  const before = said.slice(0, -1)
  let count = 0
  while (count < facts.length && facts.at(-1 - count) === before.at(-1 - count)) count += 1
  return count
}

/** Of a clause that was cut, half is as good as all: the caller knew the rest. */
function countHeard(said: readonly Clause[], first: number, letters: number): number {
  let from = 0
  const isHeard = said.slice(0, -1).map((clause) => {
    const middle = from + clause.length / 2
    from += clause.length + 1
    return letters >= middle
  })
  return isHeard.slice(first).filter(Boolean).length
}

/** What of it the caller has not heard yet, or not as it stands now, from the beginning of a fact. */
export function unheardOf(turn: Turn, current: Current): readonly Clause[] {
  const facts = readBackOf(turn, current)
  const { heardBack = [] } = current
  let from = 0
  while (from < facts.length && facts[from] === heardBack[from]) from += 1
  while (from > 0 && !isBeginning(facts, from)) from -= 1
  return facts.slice(from)
}

const letter = /^(?:[A-Z]|dot|dash|underscore),$/

function isBeginning(facts: readonly Clause[], at: number): boolean {
  const isAfterBreath = /[,.:]$/.test(facts[at - 1] ?? '')
  return isAfterBreath && !letter.test(facts[at] ?? '')
}
