import { numberAt } from './numbers.ts'

export type Count = { readonly value: number; readonly to: number; readonly isArticle: boolean }

/** "Two", "a", "the other three": how many of what follows. */
export function countAt(words: readonly string[], at: number): Count | undefined {
  const number = numberAt(words, at)
  if (number && number.value > 0) return { value: number.value, to: number.to, isArticle: false }
  const isArticle = /^(?:a|an)$/.test(words[at] ?? '')
  return isArticle ? { value: 1, to: at + 1, isArticle } : undefined
}
