import { readUtterance } from '@nightdesk/understanding'
import { sendPaper } from './paper.ts'
import type { Task } from './script.ts'
import type { Turn } from './turn.ts'
import type { Value, Values } from './values.ts'

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
  const begun = { ...carried, ...task.begin(turn.state.memory, choice) }
  const values = choice === 'same' || choice === 'back' ? begun : withRecent(turn, task, begun)
  turn.update({ misses: 0, current: { task: id, values, isReadBack: false, asks: {} } })
  if (Object.keys(values).length > 0) sendPaper(turn, 'draft')
}

/** "What does tonight cost?" "… Shall I book it?" "Yes": tonight is known. */
function withRecent(turn: Turn, task: Task, begun: Values): Values {
  const found = new Map<string, Value>()
  for (const text of turn.state.recent) {
    const context = { values: begun, now: turn.now, by: 'speech', isReadBack: false } as const
    for (const { slot, value, isOdd } of task.read(readUtterance(text), context))
      if (!isOdd) found.set(slot, value)
  }
  const values = { ...Object.fromEntries(found), ...begun }
  return task.settle?.(values, turn.now) ?? values
}
