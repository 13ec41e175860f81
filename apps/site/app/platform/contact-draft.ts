/** A text prepared elsewhere on the page for the message to us; empty when nobody prepared one. */
let draft = ''
const listeners = new Set<() => void>()

export function contactDraft(): string {
  return draft
}

/** Leaves a text for the message. The visitor sees it before it goes anywhere, and can change it. */
export function setContactDraft(text: string): void {
  if (text === draft) return
  draft = text
  for (const notify of listeners) notify()
}

export function onContactDraftChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
