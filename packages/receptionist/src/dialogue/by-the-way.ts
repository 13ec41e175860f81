import { isMoreOf, isPartOf } from '../kinds/place.ts'
import type { PersonName } from '../kinds/name.ts'
import type { Value } from '../kinds/value.ts'
import type { Slot, Task } from '../script.ts'
import type { Current } from '../state.ts'
import type { Fact } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { isNamedBefore } from './named-value.ts'
import { isChange, isFilled } from './which-slot.ts'

/** What is said beside something else changes nothing that is written down, unless it is said to. */
export function isByTheWay(
  { slot, value }: Fact,
  facts: readonly Fact[],
  meaning: Meaning,
  { asked, values }: Current,
  { slots }: Task,
): boolean {
  const slotOf = (id: string | undefined) => slots.find((entry) => entry.id === id)
  // Day and hour answer one question.
  const questionOf = (id: string | undefined) => slotOf(id)?.askedAs ?? id
  const isAsked = asked !== undefined && questionOf(slot) === questionOf(asked)
  const isMore = value.kind === 'wishes' || isMoreOf(value, values[slot])
  if (isAsked || !isFilled(values, slot) || isMore) return false
  // "The Pierre" is no other place than the Pierre Hotel.
  const known = values[slot]
  if (known && isPartOf(value, known)) return true
  // "Tuesday I've got the foot doctor, could we move it to Wednesday?" is no other line of business.
  const isOwnWords = value.kind === 'text' && !slotOf(slot)?.isChoice
  if (slotOf(slot)?.isReplaceable) return false
  if (isOwnWords && isSaidToBe(value, known, meaning.text, slotOf(slot))) return false
  if (isOwnWords && facts.length > 1) return true
  if (isChange(meaning)) return false
  // "Here's the number, ask for Johnny" is no other name than the full one.
  if (value.kind === 'name' && isLess(value.name, values[slot])) return true
  // "How long does it take from Newark?"
  if (meaning.topics.length > 0) return true
  // "I've a wedding cake at ten".
  if (isOwnWords) return true
  // "Eighty-six Van Brunt Street, that's Red Hook".
  const isAnswered = facts.some((fact) => fact.slot === asked)
  return isAnswered && slotOf(slot)?.read === slotOf(asked)?.read
}

function isLess({ first, last }: PersonName, known: Value | undefined): boolean {
  const isFull = known?.kind === 'name' && known.name.first && known.name.last
  return Boolean(isFull && !(first && last))
}

const otherwise =
  /\b(?:wrong|not (?:just|only|about|for|an?|the)|instead of|rather than|(?:should|supposed to|has to|needs to) (?:be|say)|not [A-Z])\b/

/** "It's Pohl and Daughters, not just Pohl", "it's not about a cab, it's for my bakery": longer than it stands there, or in its place. */
function isSaidToBe(
  value: Value,
  known: Value | undefined,
  text: string,
  slot: Slot | undefined,
): boolean {
  if (value.kind !== 'text' || known?.kind !== 'text') return false
  const [longer, shorter] = [value.text.toLowerCase(), known.text.toLowerCase()]
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(longer)))
  const isNamed = slot !== undefined && isNamedBefore(before, slot)
  return isNamed || longer.startsWith(`${shorter} `) || otherwise.test(text) || isOwn.test(before)
}

const isOwn = /\b(?:for (?:my|our)|(?:i|we) (?:have|own|run)(?: an?)?)(?: own)?\s*$/i
