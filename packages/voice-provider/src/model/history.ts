import type { Heard } from '../conversation.ts'

export type Message = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** What was said in a call so far. Only what was accepted becomes part of it. */
export type History = {
  /** The talk before these words, as the caller knows it. */
  before(heard: Heard): readonly Message[]
  /** Adds a turn; sentences that are still to come are added to `spoken` by whoever says them. */
  add(heard: Heard, spoken: readonly string[]): void
}

type Turn = { readonly heard?: string; readonly spoken: readonly string[] }

// Enough for three minutes of talk, and no more than a small model can hold.
const longestHistory = 24

export function createHistory(greeting: readonly string[]): History {
  let turns: readonly Turn[] = [{ spoken: greeting }]
  return {
    before: (heard) => cutShort(turns, heard).flatMap(toMessages).slice(-longestHistory),
    add(heard, spoken) {
      turns = [...cutShort(turns, heard), { heard: heard.text, spoken }].slice(-longestHistory)
    },
  }
}

/** Of an answer the caller spoke into, only what was heard was said. */
function cutShort(turns: readonly Turn[], { interrupted }: Heard): readonly Turn[] {
  const last = turns.at(-1)
  if (!interrupted || !last) return turns
  return [...turns.slice(0, -1), { ...last, spoken: [`${interrupted.heard} …`] }]
}

function toMessages({ heard, spoken }: Turn): Message[] {
  const said: Message = { role: 'assistant', content: spoken.join(' ') }
  return heard === undefined ? [said] : [{ role: 'user', content: heard }, said]
}
