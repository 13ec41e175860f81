import { deskWords, type Line } from '@nightdesk/content'
import type { Clause } from '../conversation.ts'
import { isSameValue } from '../kinds/kinds.ts'
import { isMoreOf } from '../kinds/place.ts'
import type { Value, Values } from '../kinds/value.ts'
import { sayFirstName } from '../say/name.ts'
import { type Fact, freshFacts } from './facts.ts'
import { isOfAnother } from './of-another.ts'
import { sendPaper } from './paper.ts'
import { isWhole } from './prompt.ts'
import type { Turn } from './turn.ts'

export type Applied = {
  /** Everything that is new on the paper. */
  readonly fresh: readonly Fact[]
  /** Slots that were empty before. */
  readonly added: readonly Fact[]
  /** Slots that held something else before. */
  readonly changed: readonly Fact[]
}

/** Takes new facts into the task in hand and onto its paper. */
export function applyFacts(turn: Turn, facts: readonly Fact[]): Applied {
  const { current } = turn.state
  if (!current) return { fresh: [], added: [], changed: [] }
  const before = current.values
  const isHalf = (slot: string) => isToldByHalves(turn, slot, before)
  const fresh = freshFacts(facts, before)
  const values = { ...before, ...Object.fromEntries(fresh.map(({ slot, value }) => [slot, value])) }
  turn.updateCurrent({ values: turn.task()?.settle?.(values, turn.now) ?? values })
  const [told, ...others] = fresh
  if (told && others.length === 0) turn.updateCurrent({ lastTold: told.slot })
  if (fresh.length > 0) sendPaper(turn, 'draft')
  return {
    fresh,
    added: fresh.filter(({ slot }) => isEmpty(before[slot])),
    changed: fresh.filter(
      ({ slot, value }) =>
        !isHalf(slot) && isRealChange(before[slot], value) && isOther(turn, slot, before),
    ),
  }
}

/** What was settled to be as it was before has not changed. */
function isOther(turn: Turn, slot: string, before: Values): boolean {
  const now = turn.state.current?.values[slot]
  return !now || !isSameValue(before[slot], now)
}

const isEmpty = (value: Value | undefined) => value === undefined || value.kind === 'left-open'

/** "My house", and then where that is. */
function isToldByHalves(turn: Turn, id: string, values: Values): boolean {
  const value = values[id]
  const slot = turn.task()?.slots.find((entry) => entry.id === id)
  return value?.kind === 'text' && slot?.refine?.(value, values) !== undefined
}

/** To complete a fact is not to change it: "six", then "in the evening"; "the airport", then "Kennedy". */
function isRealChange(before: Value | undefined, value: Value): boolean {
  if (!before || isEmpty(before)) return false
  if (before.kind === 'time') return !before.time.isHalfOpen
  if (before.kind === 'text' && value.kind === 'text') return !value.text.startsWith(before.text)
  if (before.kind === 'day' && value.kind === 'day')
    return before.day !== undefined && before.day !== value.day
  if (before.kind === 'place') return before.place.kind !== 'vague' && !isMoreOf(value, before)
  if (before.kind === 'name' && value.kind === 'name')
    return before.isSure && !before.name.first?.startsWith(value.name.first ?? '?')
  return before.kind !== 'wishes' && before.kind !== 'caller'
}

/** A short word of thanks for new facts, as long as there is more to ask. After the read-back everything that is new is said again. */
export function acknowledge(turn: Turn, { fresh, added, changed }: Applied): void {
  const { current } = turn.state
  // What cannot stand is not confirmed.
  if (current && turn.task()?.check?.(current.values, turn.now)) return
  // Of a read-back that was cut, what is new comes with the rest of it.
  if (current?.heardBack) return
  if (current?.isReadBack && fresh.length > 0) {
    const spoken = spokenFacts(turn, fresh)
    if (spoken.length === 0) return turn.sayOne(turn.script.noted ?? deskWords.gotIt)
    turn.sayOne(deskWords.readAgain)
    for (const clauses of spoken) turn.say(...clauses)
    return
  }
  const agreed = changed.length > 0 ? undefined : agreeTo(turn, added)
  if (agreed) return turn.say(...agreed)
  // Who hears it read back now knows that it was taken down.
  if (isWhole(turn)) return
  if (changed.length > 0) {
    turn.sayOne(deskWords.changed)
    // A day that is another now is easily another than was meant.
    for (const clauses of spokenFacts(
      turn,
      changed.filter(({ value }) => value.kind === 'day'),
    ))
      turn.say(...(deskWords.readAgain[0] ?? []), ...clauses)
    return
  }
  const first = whomToThank(turn, fresh)
  if (first) turn.say(deskWords.thanksName, ...first)
  else if (added.length > 0) turn.sayOne(deskWords.gotIt)
}

/** Nobody is thanked by the name of their mother. */
function whomToThank(turn: Turn, fresh: readonly Fact[]): readonly Clause[] | undefined {
  const caller = turn.state.current?.values.caller
  const told = fresh.find(({ slot }) => slot === 'caller')?.value
  if (caller?.kind === 'caller' && caller.isForAnother)
    return told?.kind === 'caller' && told.name ? sayFirstName(told.name) : undefined
  const name = fresh.find(({ value }) => value.kind === 'name')?.value
  const isCaller =
    name?.kind === 'name' && !isOfAnother(turn.state.echo.text, name.name.first ?? '')
  return isCaller ? sayFirstName(name.name) : undefined
}

/** "Could I come in at half past six?" wants to know whether that will do. */
function agreeTo(turn: Turn, added: readonly Fact[]): Line | undefined {
  const { current, echo } = turn.state
  if (!current || !echo.text.includes('?')) return undefined
  const told = added.map(({ slot }) => slot)
  return turn.task()?.agree?.(told, { text: echo.text, values: current.values }, turn.now)
}

/** A new day and a new time are one fact to the ear; some stand on the note alone. */
function spokenFacts(turn: Turn, facts: readonly Fact[]): readonly (readonly Clause[])[] {
  const values = turn.state.current?.values ?? {}
  const spoken = facts.map(({ slot }) => turn.task()?.sayFact(slot, values, turn.now) ?? [])
  const once = new Map(spoken.map((clauses) => [clauses.join(' '), clauses]))
  return [...once.values()].filter((clauses) => clauses.length > 0)
}
