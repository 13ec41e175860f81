import type { Clause } from '../conversation.ts'

/** Splits a text where the voice would take a breath. */
export function toSentences(text: string): readonly Clause[] {
  return (
    text
      .replace(/\s+/g, ' ')
      .match(/[^.?!]+[.?!]*["')]*/g)
      ?.map((sentence) => sentence.trim())
      .filter((sentence) => /\w/.test(sentence)) ?? []
  )
}
