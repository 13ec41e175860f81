/** What goes along with a message as long as the visitor leaves the words in it that tell of it. */
export type DraftData = { readonly words: string; readonly data: string }

let along: DraftData | undefined

/** Leaves data beside a draft of the message. Apart from the draft itself, which every page has. */
export function setDraftData(data: DraftData): void {
  along = data
}

/** What belongs to a message with these words in it; nothing where the visitor has taken them out or changed them. */
export function dataAlong(message: string): string | undefined {
  return along && message.includes(along.words) ? along.data : undefined
}
