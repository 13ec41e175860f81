/** Where a prepared text goes: in place of the one before it, or under what the visitor wrote. */
export function placeDraft(message: string, earlierDraft: string, draft: string): string {
  if (message.includes(draft)) return message
  if (earlierDraft && message.includes(earlierDraft))
    return message.replace(earlierDraft, () => draft)
  return message.trim() ? `${message.trimEnd()}\n\n${draft}` : draft
}
