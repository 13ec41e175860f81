import { beginTask } from './begin-task.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

/** Gives the call to a person, as far as the demo has one. */
export function handOver(turn: Turn, text: string): void {
  const { current, memory, handOvers } = turn.state
  const over = turn.script.handOver({
    memory,
    ...(current ? { task: current.task } : {}),
    values: current?.values ?? {},
    text,
    isSecond: handOvers > 0,
  })
  turn.update({ handOvers: handOvers + 1, misses: 0 })
  turn.drop('offer')
  turn.sayLine(over.line)
  for (const tool of over.tools) turn.call(tool)
  if (over.isEnd) return turn.finish('assistant-forwarded-call')
  if (over.task && turn.state.current?.task !== over.task) {
    turn.update({ recent: [...turn.state.recent, text] })
    beginTask(turn, over.task)
  }
  prompt(turn)
}
