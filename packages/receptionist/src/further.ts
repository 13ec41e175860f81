import type { Span } from '@nightdesk/understanding'
import type { Values } from './kinds/value.ts'
import type { Memory } from './script.ts'

/** Words in which more than one of the same may be told. */
export type FurtherAsked = {
  readonly text: string
  readonly spans: readonly Span[]
  readonly values: Values
  readonly memory: Memory
}

/** What is said of the one in hand, and what of another one that comes after it. */
export type Further = { readonly own: string; readonly next: string; readonly choice: string }
