import type { Slot } from '../script.ts'
import type { Turn } from './turn.ts'

/** The known fact a caller speaks of by its name: "the time is wrong", "what time did I say?" Of two, the last one. */
export function pointedAt(turn: Turn, text: string): Slot | undefined {
  const values = turn.state.current?.values ?? {}
  const said = ` ${text.toLowerCase().replaceAll(/[^a-z' ]/g, '')} `
  const placeOf = ({ names }: Slot) =>
    Math.max(-1, ...names.map((name) => said.lastIndexOf(` ${name} `)))
  const named = turn.task()?.slots.filter((slot) => values[slot.id] && placeOf(slot) >= 0) ?? []
  return named.toSorted((a, b) => placeOf(b) - placeOf(a))[0]
}
