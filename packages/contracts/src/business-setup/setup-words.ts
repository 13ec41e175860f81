/** Why these words are not said, as a plain sentence; nothing where they may be. */
export function wordsProblem(
  text: string,
  { isName = false }: { readonly isName?: boolean } = {},
): string | undefined {
  const stray = strayCharacter(text)
  if (stray !== undefined)
    return /\p{L}/u.test(stray)
      ? `The demo speaks English and can’t say “${stray}”. Please write it in Latin letters.`
      : `The demo can’t say “${stray}”. Please use letters, digits and plain punctuation.`
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Please write this in words.'
  return refusals.find(({ found, ofNames }) => (isName || !ofNames) && found(text))?.problem
}

/** Latin letters with their accents, digits, and the punctuation of a spoken sentence. */
const sayable = /^[\p{Script=Latin}\p{M}0-9 .,;:!?'’‘"“”&()/+\-–—%$€£#°…@]$/u

function strayCharacter(text: string): string | undefined {
  return [...text].find((character) => !sayable.test(character))
}

type Refusal = {
  readonly problem: string
  /** Only the name of a business is judged by it. */
  readonly ofNames?: true
  found(text: string): boolean
}

const refuse = (problem: string, pattern: RegExp, ofNames?: true): Refusal => ({
  problem,
  ...(ofNames && { ofNames }),
  found: (text) => pattern.test(text) || pattern.test(toPlainWords(text)),
})

/** Lower-case letters and digits with single blanks, accents taken off. */
export function toPlainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)'

const refusals: readonly Refusal[] = [
  refuse(
    'Please leave out links: a caller can’t press them.',
    /https?:|www\.|:\/\/|\b[a-z0-9-]+\.(?:com|net|org|io|co|us|info|biz|app|dev|shop|site|online|xyz|me|ly|gg|tv|ai|uk|de)\b|\b(?:dot|punto) (?:com|net|org|io)\b/i,
  ),
  refuse('Please leave out email addresses.', /@|\b[a-z0-9]+ at [a-z0-9]+ dot [a-z]+\b/i),
  {
    problem: 'Please leave out phone numbers and other long numbers.',
    found: (text) =>
      /\d(?:[\s().,/+–—-]*\d){6,}/u.test(text) ||
      new RegExp(`\\b${digitWord}(?: ${digitWord}){6,}\\b`).test(toPlainWords(text)),
  },
]
