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
