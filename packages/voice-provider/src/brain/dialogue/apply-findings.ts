import { deskWords } from '@nightdesk/content'
import { sayFirstName } from '../speech/say-name.ts'
import { sendPaper } from './paper.ts'
import type { Turn } from './turn.ts'
import {
  type Finding,
  isSameValue,
  printValue,
  sayValue,
  type Value,
  type Values,
} from './values.ts'

export type Applied = {
  /** Slots that were empty before. */
  readonly added: readonly Finding[]
  /** Slots that held something else before. */
  readonly changed: readonly Finding[]
}

/** Takes new facts into the task in hand and onto its paper. */
export function applyFindings(turn: Turn, findings: readonly Finding[]): Applied {
  const { current } = turn.state
  if (!current) return { added: [], changed: [] }
  const before = current.values
  const fresh = findings.filter(
    ({ slot, value }) => !isSameValue(before[slot], value) || isSurer(before[slot], value),
  )
  const values: Values = {
    ...before,
    ...Object.fromEntries(fresh.map(({ slot, value }) => [slot, value])),
  }
  turn.updateCurrent({ values: turn.task()?.settle?.(values, turn.now) ?? values })
  if (fresh.length > 0) sendPaper(turn, 'draft')
  return {
    added: fresh.filter(
      ({ slot }) => before[slot] === undefined || before[slot].kind === 'declined',
    ),
    changed: fresh.filter(({ slot, value }) => isRealChange(before[slot], value)),
  }
}

function isSurer(before: Value | undefined, value: Value): boolean {
  if (before?.kind === 'time' && value.kind === 'time')
    return before.time.isHalfOpen !== value.time.isHalfOpen
  return before?.kind === 'name' && value.kind === 'name' && before.isSure !== value.isSure
}

/** To complete a fact is not to change it: "six", then "in the evening"; "the airport", then "Kennedy". */
function isRealChange(before: Value | undefined, value: Value): boolean {
  if (!before || before.kind === 'declined') return false
  if (before.kind === 'time') return !before.time.isHalfOpen
  if (before.kind === 'place')
    return before.place.kind !== 'vague' && !printValue(value).endsWith(printValue(before))
  if (before.kind === 'name' && value.kind === 'name')
    return before.isSure && !before.name.first?.startsWith(value.name.first ?? '?')
  return true
}

/** A short word of thanks for new facts; a changed one is said again. */
export function acknowledge(turn: Turn, { added, changed }: Applied): void {
  const task = turn.task()
  if (changed.length > 0) {
    turn.sayOne(deskWords.changed)
    if (turn.state.current?.isReadBack) {
      turn.sayOne(deskWords.readAgain)
      const { values } = turn.state.current
      const facts = changed.map(
        ({ slot, value }) => task?.sayFact?.(slot, values, turn.now) ?? sayValue(value, turn.now),
      )
      // A new day and a new time are one fact to the ear.
      const once = new Map(facts.map((clauses) => [clauses.join(' '), clauses]))
      for (const clauses of once.values()) turn.say(...clauses)
    }
    return
  }
  const name = added.find(({ value }) => value.kind === 'name')?.value
  const first = name?.kind === 'name' ? sayFirstName(name.name) : undefined
  if (first) turn.say(deskWords.thanksName, ...first)
  else if (added.length > 0) turn.sayOne(deskWords.gotIt)
}
