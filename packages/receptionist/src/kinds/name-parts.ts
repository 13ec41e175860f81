import { type Found, isFirstName, isLastName, likeness } from '@nightdesk/understanding'
import type { PersonName } from './name.ts'

/** Stands before a name of which it says what part it is: "last name's Lindqvist". */
export const partOfName: RegExp = /\b(?:first|given|last|family) name(?:['’]s| is|,)? $/i

/** Which part of a name these words say they are. */
export function partSaid(text: string): 'first' | 'last' | undefined {
  const [, part = ''] = /^(first|given|last|family) name\b/i.exec(text) ?? []
  if (part === '') return undefined
  return /^(?:first|given)$/i.test(part) ? 'first' : 'last'
}

/** One word is the part that it was said to be. */
export function asPart(
  name: PersonName | undefined,
  part: 'first' | 'last' | undefined,
): PersonName | undefined {
  // "My last name is Garcia Lopez": both words are of it.
  const word = [name?.first, name?.last].filter(Boolean).join(' ')
  return part && word ? { [part]: word } : name
}

/** "Nguyen Linh": the family first, as some say it. */
export function familyLast(names: readonly string[]): readonly string[] {
  const [one = '', other = '', ...more] = names
  const isTurned = isLastName(one) && !isFirstName(one) && isFirstName(other) && !isLastName(other)
  return isTurned && more.length === 0 ? [other, one] : names
}

const alike = 0.5

/** "Okonjo Ifeoma, O, K, O, N, J, O": who spells the first of two words, and it is no first name, said the family first. */
export function familyFirst(
  said: PersonName | undefined,
  letters: readonly Found<string>[],
): PersonName | undefined {
  const { first, last } = said ?? {}
  const likenessOf = (word: string) =>
    Math.max(0, ...letters.map(({ value }) => likeness(word.toLowerCase(), value)))
  const isTurned =
    first &&
    last &&
    !isFirstName(first) &&
    !last.includes(' ') &&
    likenessOf(first) >= alike &&
    likenessOf(first) > likenessOf(last)
  return isTurned ? { ...said, first: last, last: first } : said
}

/** "Luis Lopez", said of Dr. Luis Lopez, takes no title from him. */
export function withTitleOf(known: PersonName | undefined, name: PersonName): PersonName {
  const isSame = (known?.last ?? known?.first) === (name.last ?? name.first)
  return known?.title && !name.title && isSame ? { title: known.title, ...name } : name
}
