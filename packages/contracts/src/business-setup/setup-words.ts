import { refusedPhrases, withoutOrdinary } from './refused-phrases.ts'

/** Why these words are not said, as a plain sentence; nothing where they may be. */
export function wordsProblem(
  text: string,
  { isName = false }: { readonly isName?: boolean } = {},
): string | undefined {
  const stray = Array.from(text).find((character) => !sayable.test(character))
  // A link is the greater trouble, and can be seen.
  if (stray !== undefined) return phraseProblem(text, isName) ?? strayProblem(stray)
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Please write this in words.'
  if (hasLongNumber(text)) return 'Please leave out phone numbers and other long numbers.'
  return phraseProblem(text, isName)
}

function phraseProblem(text: string, isName: boolean): string | undefined {
  const forms = [text.toLowerCase(), toPlainWords(text), unmasked(text)].map(withoutOrdinary)
  const heard = [...forms, ...forms.map(bySound)]
  return refusedPhrases.find(
    ({ pattern, isOfNames, isBySound }) =>
      (isName || !isOfNames) && (isBySound ? heard : forms).some((form) => pattern.test(form)),
  )?.problem
}

/** One spelling for what is heard as the same: "ph" for "f", and "v" and "y" that stand for vowels. */
function bySound(text: string): string {
  return text.replaceAll('ph', 'f').replaceAll('v', 'u').replaceAll('y', 'i')
}

/** Latin letters with their accents, digits, and the punctuation of a spoken sentence. */
const sayable = /^[\p{Script=Latin}\p{M}0-9 .,;:!?'’‘"“”&()/+\-–—%$€£#°…@*]$/u

/** A sign that cannot be said, in words: not every letter and picture can be seen on every screen. */
function strayProblem(stray: string): string {
  if (unseen.test(stray))
    return 'There’s a character in it that can’t be seen. Please type it again.'
  if (/\p{L}/u.test(stray))
    return `The demo speaks English and can’t say the letter “${stray}”. Please write it in Latin letters.`
  const sign = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(stray)
    ? 'emoji'
    : (signNames[stray] ?? `the sign “${stray}”`)
  return `The demo can’t say ${sign}. Please use letters, digits and plain punctuation.`
}

/** Control and format characters, halves of characters, and blanks that pass for letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u2800\u3164\uFFA0]/u

const signNames: Readonly<Record<string, string>> = {
  '<': 'pointed brackets',
  '>': 'pointed brackets',
  '{': 'curly brackets',
  '}': 'curly brackets',
  '[': 'square brackets',
  ']': 'square brackets',
  '|': 'a vertical bar',
  '\\': 'a backslash',
  _: 'an underscore',
  '=': 'an equals sign',
  '~': 'a tilde',
  '^': 'a caret',
  '`': 'a backtick',
  '•': 'a bullet',
  '·': 'a dot in the middle of a line',
}

const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\\d+)'
const digitRun = new RegExp(`\\b${digitWord}(?: ${digitWord}){6,}\\b`)

/** Seven digits or more that only blanks and punctuation divide, in digits or in words. Hours and prices are shorter. */
function hasLongNumber(text: string): boolean {
  return /\d(?:[\s().,/+–—-]*\d){6,}/u.test(withoutTimes(text)) || digitRun.test(toPlainWords(text))
}

/** "9:00-17:00" and "$1,200 to $2,400" are no numbers to call. */
const withoutTimes = (text: string) =>
  text.replaceAll(/\d{1,2}:\d{2}/g, 't').replaceAll(/[$€£]\s?[\d,.]+/g, 'p')

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

const masks: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '+': 't',
}

/** Words behind digits, doubled letters and blanks between letters: "sh1t", "s h i t", "shiiit". */
function unmasked(text: string): string {
  const letters = text.replaceAll(/[013457$@!+]/g, (mark) => masks[mark] ?? mark)
  return toPlainWords(letters)
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/\b(?:[a-z] ){2,}[a-z]\b/g, (run) => run.replaceAll(' ', ''))
}
