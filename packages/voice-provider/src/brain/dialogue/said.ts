import type { Line } from '@nightdesk/content'
import { readUtterance, type Utterance } from '@nightdesk/understanding'
import type { Heard } from '../../conversation.ts'
import { type Mood, readMoods, readYesNo } from '../language/moods.ts'
import { type Finding, isSameValue } from './values.ts'
import type { Context } from './script.ts'
import type { Current } from './state.ts'
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

type Read = { readonly current: Current; readonly findings: readonly Finding[] }

// Several steps of a turn look at the same facts: they are read once for each state of the task.
const readBefore = new WeakMap<Said, Read>()

/** The facts for the task in hand. */
export function readFindings(turn: Turn, said: Said): readonly Finding[] {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return []
  const before = readBefore.get(said)
  if (before?.current === current) return before.findings
  const findings = task.read(said.utterance, contextOf(turn, said, current))
  readBefore.set(said, { current, findings })
  return findings
}

function contextOf(turn: Turn, { by }: Said, { values, asked, isReadBack }: Current): Context {
  return { values, ...(asked ? { asked } : {}), now: turn.now, by, isReadBack }
}

/** What the task in hand has to say about the words themselves. */
export function readRemark(turn: Turn, said: Said): Line | undefined {
  const { current } = turn.state
  return current && turn.task()?.remark?.(said.utterance, contextOf(turn, said, current))
}

/** No more to say: a farewell, or "that's all". */
export function isLeaving({ moods }: Said): boolean {
  return moods.has('goodbye') || moods.has('done')
}

/** Facts that are not on the paper yet. */
export function newFindings(turn: Turn, said: Said): Finding[] {
  const { current } = turn.state
  return readFindings(turn, said).filter(
    ({ slot, value }) => !isSameValue(current?.values[slot], value),
  )
}
