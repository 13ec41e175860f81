import type { Slot } from '../script.ts'
import type { Turn } from './turn.ts'

/** The known fact a caller speaks of by its name: "the time is wrong", "what time did I say?" */
export function pointedAt(turn: Turn, text: string): Slot | undefined {
  const values = turn.state.current?.values ?? {}
  const said = ` ${text.toLowerCase().replaceAll(/[^a-z' ]/g, '')} `
  return turn
    .task()
    ?.slots.find(({ id, names }) => values[id] && names.some((name) => said.includes(` ${name} `)))
}
