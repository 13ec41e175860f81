/** What is said in one go: stretches of speech that are recorded one by one, each with a breath of its own. */
export type Line = readonly string[]

/** Several ways to say the same, so that nobody hears it twice in a row. */
export type Lines = readonly Line[]

/** A printed text, one stretch a sentence. */
export function spoken(text: string): Line {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean)
}

/** Many short words, written as a list with commas. */
export function listOf(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim())
}

/** Something callers ask, and the answer. It belongs to the intent of the corpus with the same name: `q-` and its id. */
export type SpokenAnswer = {
  readonly id: string
  readonly answer: Line
  /** Said instead to whoever asks once more, in other words. */
  readonly again?: Line
  /** Said with it where an order is in hand, on which the wish stands. */
  readonly promise?: Line
  /** What the answer promises, for the paper: "Child seat". */
  readonly wish?: string
  /** The words of the caller that say more about it: "swing by a friend's on East 60th". */
  readonly wishIn?: RegExp
  /** What the receptionist offers next, and the task that a yes begins. */
  readonly offer?: { readonly ask: string; readonly task: string; readonly choice?: string }
}
