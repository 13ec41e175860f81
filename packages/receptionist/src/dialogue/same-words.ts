/** Of so few words, all have to be there. */
export const fewWords = 2

const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '')

/** Whether a paper has these words, or the most part of many. */
export function isIn(text: string, words: readonly string[]): boolean {
  const printed = text
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .map(stem)
  const found = words.filter((word) => printed.includes(stem(word)))
  // Of a longer telling, the most part is enough.
  return words.length <= fewWords ? found.length === words.length : found.length * 2 > words.length
}
