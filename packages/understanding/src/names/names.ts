import { alsoWordNames } from './also-words.ts'
import { commonFirstNames, firstNames } from './first-names.ts'
import { furtherFirstNames } from './further-first-names.ts'
import { furtherLastNames } from './further-last-names.ts'
import { lastNames } from './last-names.ts'

export { commonFirstNames, lastNames }

const firstNameForms = formsOf([...firstNames, ...furtherFirstNames])
const lastNameForms = formsOf([...lastNames, ...furtherLastNames])

/** Names that are common English words or places too, in lower case: Will, May, King, Kennedy. */
export const alsoWords: ReadonlySet<string> = new Set(formsOf(alsoWordNames).keys())

/** Takes any letter case, accents, and either apostrophe; a possessive ("mike's") is no name. */
export function isFirstName(word: string): boolean {
  return firstNameForms.has(plain(word))
}

/** Like `isFirstName`. Names of several words count as well: "de la cruz". */
export function isLastName(word: string): boolean {
  return lastNameForms.has(plain(word))
}

/** Whether a name is said more often as a word or a place: such a name needs a second reason. */
export function isAlsoWord(word: string): boolean {
  return alsoWords.has(plain(word))
}

/** How a known name is printed: "mcdonald" → "McDonald"; undefined for what is no known name. */
export function printedName(word: string): string | undefined {
  const form = plain(word)
  return lastNameForms.get(form) ?? firstNameForms.get(form)
}

/** Each way a recognizer may write a name ("obrien", "dela cruz"), with how it is printed. */
function formsOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.flatMap((name) => waysToWrite(name).map((form) => [form, name] as const)))
}

function waysToWrite(name: string): readonly string[] {
  const form = plain(name)
  const parts = form.split(/[ ']/)
  const [first = '', second = '', ...rest] = parts
  return [form, parts.join(' '), parts.join(''), [first + second, ...rest].join(' ')]
}

function plain(word: string): string {
  // Nearly every word: nothing of what follows changes it.
  if (/^[a-z]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}
