import { sendPaper } from './paper.ts'
import type { Turn } from './turn.ts'

/** Takes up a task; what was known of another one of this call comes along where the slots have the same name. */
export function beginTask(turn: Turn, id: string, choice?: string): void {
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task) return
  const known = turn.state.current?.values ?? {}
  const carried = Object.fromEntries(
    Object.entries(known).filter(([slot]) =>
      task.slots.some((entry) => entry.id === slot && slot.startsWith('g')),
    ),
  )
  turn.drop('offer')
  turn.update({
    misses: 0,
    current: {
      task: id,
      values: { ...carried, ...task.begin(turn.state.memory, choice) },
      isReadBack: false,
      asks: {},
    },
  })
  if (Object.keys(turn.state.current?.values ?? {}).length > 0) sendPaper(turn, 'draft')
}
