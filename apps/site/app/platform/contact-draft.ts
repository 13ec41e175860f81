/** What goes along with a message as long as the visitor leaves the words in it that tell of it. */
export type DraftData = { readonly words: string; readonly data: string }

type Draft = { readonly text: string; readonly along?: DraftData | undefined }

/** A text prepared elsewhere on the page for the message to us; empty when nobody prepared one. */
let draft: Draft = { text: '' }
const listeners = new Set<() => void>()

export function contactDraft(): string {
  return draft.text
}

/** What belongs to a message with these words in it; nothing where the visitor has taken them out or changed them. */
export function dataAlong(message: string): string | undefined {
  const { along } = draft
  return along && message.includes(along.words) ? along.data : undefined
}

/** Leaves a text for the message. The visitor sees it before it goes anywhere, and can change it. */
export function setContactDraft(text: string, along?: DraftData): void {
  const isSame = text === draft.text
  draft = { text, along }
  if (!isSame) for (const notify of listeners) notify()
}

export function onContactDraftChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
