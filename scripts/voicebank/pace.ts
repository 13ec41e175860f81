// The model speaks a word by itself half again as long as it would in a sentence, and three words a little longer.
const paceOfWord = 1.3
const paceOfPhrase = 1.15
const mostWords = 2
const mostInPhrase = 3
// "J F K".
const mostLetters = 6

/** How much quicker than the model a clip is said: what only stands inside sentences keeps the pace of those. */
export function paceInSentence(text: string): number {
  if (/[.?!:]$/.test(text)) return 1
  const words = text.split(' ').length
  const letters = text.replaceAll(/[^a-z]/gi, '').length
  if (words <= mostWords || letters <= mostLetters) return paceOfWord
  return words <= mostInPhrase ? paceOfPhrase : 1
}
