import type { Heard } from '../../conversation.ts'
import { type Mood, readMoods, readYesNo } from '../language/moods.ts'
import { readUtterance, type Utterance } from '../language/tokens.ts'
import type { Finding } from './values.ts'
import type { Turn } from './turn.ts'

/** What the caller said, read once for every step of the turn. */
export type Said = {
  readonly utterance: Utterance
  readonly moods: ReadonlySet<Mood>
  readonly yesNo: 'yes' | 'no' | undefined
  readonly confidence: number
  readonly by: 'speech' | 'typing'
}

export function readSaid(heard: Heard): Said {
  const utterance = readUtterance(heard.text)
  return {
    utterance,
    moods: readMoods(utterance),
    yesNo: readYesNo(utterance),
    confidence: heard.by === 'typing' ? 1 : (heard.confidence ?? 1),
    by: heard.by,
  }
}

/** The facts for the task in hand. */
export function readFindings(turn: Turn, said: Said): readonly Finding[] {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return []
  return task.read(said.utterance, {
    values: current.values,
    ...(current.asked ? { asked: current.asked } : {}),
    now: turn.now,
    by: said.by,
    isReadBack: current.isReadBack,
  })
}
