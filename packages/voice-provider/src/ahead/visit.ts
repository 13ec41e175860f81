import type { WordsAhead } from '@nightdesk/receptionist'

import { clauseKey, type VoiceBank } from '../bank/voice-bank.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import type { Placed } from './visit-places.ts'

/** Words that are still to be spoken. */
export type Todo = {
  readonly clause: string
  readonly key: string
  /** It is heard in nearly every call. */
  readonly isFirst: boolean
}

export type Visit = Placed & {
  readonly id: string
  readonly address: string
  readonly gone: AbortController
  readonly clips: Map<string, SpokenClip>
  /** What nobody can say; it is not tried again. */
  readonly failed: Set<string>
  askedAt: number
  /** As it was when the words were worked out, and when that was. */
  setup: string
  followedAt: number
  firstCount: number
  todo: Todo[]
  waitMs?: number | undefined
  forgetting?: NodeJS.Timeout
}

export const newVisit = (facts: Placed & Pick<Visit, 'id' | 'address'>): Visit => ({
  ...facts,
  gone: new AbortController(),
  clips: new Map(),
  failed: new Set(),
  setup: '',
  followedAt: 0,
  firstCount: 0,
  todo: [],
})

/** At the beginning of a sentence or within it, a name sounds the same. */
const keyOf = (clause: string) => clauseKey(clause).toLowerCase()

export const clipOf = (visit: Visit, clause: string): SpokenClip | undefined =>
  visit.clips.get(keyOf(clause))

/** Sets what is to be spoken, each thing once, and forgets at once what is no longer said. */
export function followWords(
  visit: Visit,
  { first, later }: WordsAhead,
  bank: Pick<VoiceBank, 'find'>,
): void {
  const wanted = new Map<string, Todo>()
  const want = (clauses: readonly string[], isFirst: boolean) => {
    for (const clause of clauses) {
      const key = keyOf(clause)
      if (!wanted.has(key) && bank.find(clause) === undefined)
        wanted.set(key, { clause, key, isFirst })
    }
  }
  want(first, true)
  visit.firstCount = wanted.size
  want(later, false)
  for (const key of visit.clips.keys()) if (!wanted.has(key)) visit.clips.delete(key)
  visit.todo = [...wanted.values()].filter(
    ({ key }) => !visit.clips.has(key) && !visit.failed.has(key),
  )
}

/** What came of some words; those that were taken out meanwhile are not kept. */
export function settle(visit: Visit, { key }: Todo, clip: SpokenClip | undefined): void {
  if (!clip) visit.failed.add(key)
  else if (visit.todo.some((todo) => todo.key === key)) visit.clips.set(key, clip)
  visit.todo = visit.todo.filter((todo) => todo.key !== key)
}

/** Nothing of it is spoken or kept any more. */
export function endVisit(visit: Visit): void {
  clearTimeout(visit.forgetting)
  visit.gone.abort(new Error('The preparation was forgotten'))
  visit.todo = []
  visit.clips.clear()
}
