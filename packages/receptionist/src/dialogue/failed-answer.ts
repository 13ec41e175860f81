import type { Value } from '../kinds/value.ts'
import type { Slot } from '../script.ts'
import { applyFacts } from './apply-facts.ts'
import type { Meaning } from './interpret.ts'
import { leaveOpen } from './prompt.ts'
import type { Turn } from './turn.ts'

const mostFailures = 2

/** An answer that was not understood. The second time the words are taken as they were said, or left for a person. */
export function fail(turn: Turn, slotId: string, meaning: Meaning): boolean {
  const { current } = turn.state
  const slot = turn.task()?.slots.find(({ id }) => id === slotId)
  if (!current || !slot) return false
  const failures = (current.failures[slotId] ?? 0) + 1
  turn.updateCurrent({ failures: { ...current.failures, [slotId]: failures } })
  if (failures < mostFailures || current.values[slotId]) return false
  const said = asSaid(turn, slot, meaning)
  if (said) {
    applyFacts(turn, [{ slot: slotId, value: said }])
    return false
  }
  leaveOpen(turn, slotId)
  return true
}

// Small words with nothing between them.
const nothing =
  /^(?:(?:a|an|the|of|and|or|to|in|on|at|it|is|that|this|i|um+|uh+|hm+|so|well|oh|but|you|know|like)\b[\s.,?!…]*)*$/i

/** Names, places and lines of business are whatever the caller calls them. */
function asSaid(turn: Turn, slot: Slot, { text, by, intents }: Meaning): Value | undefined {
  const isAnswer = intents.size === 0 || turn.task()?.intents.some((id) => intents.has(id))
  if (nothing.test(text) || !isAnswer) return undefined
  const values = turn.state.current?.values ?? {}
  const value = slot.read(text, { now: turn.now, by, tag: slot.id, values })
  const isFree = value?.kind === 'place' || value?.kind === 'text' || value?.kind === 'name'
  return isFree ? value : undefined
}
