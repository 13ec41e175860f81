import type { Interrupted } from './speech-queue.ts'

type Line = { readonly role: 'assistant' | 'user'; readonly content: string }

/** Lines that take the place of all there were from `from` on. */
export type LogNews = { readonly from: number; readonly lines: readonly Line[] }

/**
 * What was said, as both sides heard it. Of what the page knows already only the last line is kept, because it may
 * still be cut off; nothing of it outlives the call.
 */
export type CallLog = {
  add(role: Line['role'], content: string): void
  /** The last words of the assistant were cut off. */
  cut(interrupted: Interrupted): void
  /** What has changed since this was last asked for. */
  news(): LogNews | undefined
}

export function createCallLog(): CallLog {
  let from = 0
  let fresh: Line[] = []
  let known: Line | undefined
  let isChanged = false

  /** The last line, to be told anew if the page knows it. */
  function takeLast(): Line | undefined {
    if (fresh.length > 0) return fresh.pop()
    if (known) from -= 1
    const last = known
    known = undefined
    return last
  }

  return {
    add(role, content) {
      fresh.push({ role, content })
      isChanged = true
    },
    cut({ heard, unheard }) {
      const last = fresh.at(-1) ?? known
      if (last?.role !== 'assistant' || unheard === '') return
      takeLast()
      if (heard !== '') fresh.push({ role: 'assistant', content: `${heard} —` })
      isChanged = true
    },
    news() {
      if (!isChanged) return undefined
      const news = { from, lines: fresh }
      from += fresh.length
      known = fresh.at(-1) ?? known
      fresh = []
      isChanged = false
      return news
    },
  }
}
