import { deskWords } from '@nightdesk/content'
import type { Turn } from '../turn.ts'
import type { Said } from '../said.ts'
import { hasContent } from '../has-content.ts'

export function wait(turn: Turn, said: Said): boolean {
  if (!said.moods.has('wait') || hasContent(turn, said)) return false
  turn.sayOne(deskWords.takeYourTime)
  return true
}
