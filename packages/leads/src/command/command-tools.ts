import type { ChannelName } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

export type CommandTools = {
  readonly store: LeadStore
  /** What is configured: released and retried leads go there. */
  readonly channels: readonly ChannelName[]
  readonly now: () => number
  readonly print: (text: string) => void
  /** Whether a terminal shows what is printed: it would obey what a file or a program keeps. */
  readonly isTerminal: boolean
  /** Resolves when what was printed is out: whoever has more than fits into memory waits for a slow reader. */
  readonly whenPrinted: () => Promise<void>
  /** Puts a question to the owner; anything but a yes is a no. */
  readonly confirm: (question: string) => Promise<boolean>
  readonly formatTable: (head: readonly string[], rows: readonly (readonly string[])[]) => string
}

/** What the owner typed cannot be done; the message says what can. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
