import { deskWords } from '@nightdesk/content'
import { handOver } from '../hand-over.ts'
import type { Turn } from '../turn.ts'
import type { Said } from '../said.ts'

export function urgent(turn: Turn, said: Said): boolean {
  const { moods, utterance } = said
  if (moods.has('emergency')) {
    turn.sayOne(deskWords.emergency)
    return true
  }
  if (moods.has('person') && !moods.has('robot')) {
    handOver(turn, utterance.text)
    return true
  }
  const line = turn.script.escalate?.(utterance)
  if (!line) return false
  turn.sayLine(line)
  handOver(turn, utterance.text)
  return true
}
