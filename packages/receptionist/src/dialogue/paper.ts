import type { Turn } from './turn.ts'

/** Sends the whole paper again when a fact on it is new. */
export function sendPaper(turn: Turn, status: string): void {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task || (task.isForPerson && !current.isWritten)) return
  const tool = task.paper(current.values, status)
  const paper = JSON.stringify(tool)
  if (paper === turn.state.lastPaper) return
  turn.update({ lastPaper: paper })
  turn.call(tool)
}
