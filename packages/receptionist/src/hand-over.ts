import type { Line } from '@nightdesk/content'
import type { Values } from './kinds/value.ts'
import type { Memory, Tool } from './script.ts'

/** How a call is given to a person: what is said, what is noted, and whether the call ends there. */
export type HandOver = {
  readonly line: Line
  readonly tools: readonly Tool[]
  readonly task?: string
  readonly isEnd: boolean
}

export type HandOverReason = {
  readonly memory: Memory
  readonly task?: string
  readonly values: Values
  /** What the caller said last, for the note. */
  readonly text: string
  /** It is about something for a person: a complaint, a bill, a cancellation. */
  readonly isMatter: boolean
  /** A person was offered, and agreed to; or it shall only be written down. */
  readonly manner?: 'agreed' | 'noted'
  /** How often a person was asked for before, and the call went on. */
  readonly before: number
}
