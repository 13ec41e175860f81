import { isKnownQuestion } from './questions.ts'
import { readFindings, type Said } from './said.ts'
import type { Turn } from './turn.ts'
import { wantedTask } from './wanted-task.ts'

/** Whether the words hold more than yes or no. */
export function hasContent(turn: Turn, said: Said): boolean {
  return (
    readFindings(turn, said).length > 0 ||
    wantedTask(turn, said) !== undefined ||
    isKnownQuestion(turn, said)
  )
}
