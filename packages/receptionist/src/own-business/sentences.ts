/** A text cut after each full stop, question mark or exclamation mark. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/)
