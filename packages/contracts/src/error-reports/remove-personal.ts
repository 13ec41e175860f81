import { scrub } from './scrub.ts'

const longestText = 300
// More than is kept, because scrubbing makes a text shorter; no more is even looked at.
const longestRead = 1_000

/** A text of an error, short and without what might say who a visitor is. */
export function removePersonal(text: string): string {
  return scrub(cut(text)).slice(0, longestText)
}

/** Cut between two words where there are any: half a mail address would not be known for one. */
function cut(text: string): string {
  if (text.length <= longestRead) return text
  const end = text.lastIndexOf(' ', longestRead)
  return text.slice(0, end > 0 ? end : longestRead)
}
