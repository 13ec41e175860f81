import type { Memory, Script, Task, Wanted } from '../script.ts'
import type { Current, State } from '../state.ts'
import { topicsIn } from './asked-topics.ts'

/** After one was done: another of the same kind where that was said, or else a change of it. */
function choiceOf(
  script: Script,
  task: Task,
  memory: Memory,
  intents: readonly string[],
): Partial<Wanted> {
  if (!memory[task.id]) return {}
  if (task.changedBy && !intents.includes('another')) return { task: task.changedBy }
  if (!task.changeIntents) return {}
  if (!intents.includes('another')) return { choice: 'same' }
  const choice = script.chooseAgain?.(topicsIn(script, intents), memory)
  return choice ? { choice } : {}
}

const isUntold = ({ values }: Current) => Object.keys(values).length === 0

/** The task that the caller wants now, if it is another than the one in hand. */
export function wantedBy(
  script: Script,
  state: State,
  text: string,
  intents: readonly string[],
): Wanted | undefined {
  const { current, memory } = state
  for (const intent of intents) {
    const changed = script.tasks.find(
      ({ id, changeIntents = [] }) => changeIntents.includes(intent) && memory[id] !== undefined,
    )
    if (changed && !current) return { task: changed.id, choice: 'same' }
    const task = script.tasks.find(
      ({ intents: own, saidBy }) => own.includes(intent) && (saidBy?.test(text) ?? true),
    )
    if (!task || task.id === current?.task) continue
    if (!current) return { task: task.id, ...choiceOf(script, task, memory, intents) }
    // Where nothing is told yet, what shall change is something else.
    const isOfBefore = task.changeIntents?.includes(intent) && isUntold(current)
    if (isOfBefore) return { task: task.id }
    if (script.mayInterrupt?.(current.task, task.id, text)) return { task: task.id }
  }
  return undefined
}
