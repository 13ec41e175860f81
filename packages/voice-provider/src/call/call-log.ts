import type { Interrupted } from './mouth.ts'

type Line = { readonly role: 'assistant' | 'user'; readonly content: string }

/** What was said so far, as both sides heard it. Kept in memory while the call lasts, and nowhere else. */
export type CallLog = {
  readonly lines: readonly Line[]
  add(role: Line['role'], content: string): void
  /** The last words of the assistant were cut off. */
  cut(interrupted: Interrupted): void
}

export function createCallLog(): CallLog {
  const lines: Line[] = []
  return {
    lines,
    add: (role, content) => void lines.push({ role, content }),
    cut({ heard, unheard }) {
      const at = lines.findLastIndex((line) => line.role === 'assistant')
      const last = lines[at]
      if (!last || at !== lines.length - 1 || unheard === '') return
      if (heard === '') lines.pop()
      else lines[at] = { role: 'assistant', content: `${heard} —` }
    },
  }
}
