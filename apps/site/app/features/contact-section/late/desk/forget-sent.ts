import { wordsPlace } from './writing-time.ts'

type Words = Readonly<Record<string, unknown>>

/** What is left of the words kept in the tab when those that were sent are taken out; nothing when no words are left. */
export function withoutSent(kept: Words, sent: Words): Words | undefined {
  const left = Object.entries(kept).filter(([name, value]) => value !== sent[name])
  const hasWords = left.some(([name, value]) => name !== 'since' && value)
  return hasWords ? Object.fromEntries(left) : undefined
}

/** Takes words that were sent out of those kept in the tab, whatever has become of the form they stood in. */
export function forgetSent(sent: Words): void {
  try {
    const left = withoutSent(Object(JSON.parse(sessionStorage.getItem(wordsPlace) ?? '{}')), sent)
    if (left) sessionStorage.setItem(wordsPlace, JSON.stringify(left))
    else sessionStorage.removeItem(wordsPlace)
  } catch {
    // Forbidden or unreadable: nothing was kept.
  }
}
