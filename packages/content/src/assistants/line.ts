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

/**
 * Something callers ask, and the answer. Each key is a set of words that are all in the question; `a|b` is either of
 * two, and `a+b+c` is one soon after the other.
 */
export type SpokenAnswer = {
  readonly id: string
  readonly keys: readonly string[]
  readonly answer: Line
  /** Below 1 for a topic that gives way: "how much for a hotel" is about the price. */
  readonly weight?: number
  /** What the receptionist offers next, and the task that a yes begins. */
  readonly offer?: { readonly ask: string; readonly task: string; readonly choice?: string }
}
