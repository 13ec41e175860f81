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

/** Both parts, each with what it is, as `partsTold` finds them. */
export const bothParts = ({ first, last }: PersonName): string =>
  [last && `last name ${last}`, first && `first name ${first}`].filter(Boolean).join('; ')

export function partsTold(text: string): PersonName | undefined {
  const [, last, first] = /^last name ([^;]+); first name ([^;]+)$/.exec(text) ?? []
  return first && last ? { first, last } : undefined
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

/** "Chen is the last name", where it stood as the first; "Chen, first name Wei Ling". */
export function placed(
  known: PersonName | undefined,
  read: PersonName,
  part: 'first' | 'last' | undefined,
  isSameBreath: boolean,
): PersonName | undefined {
  const word = part && read[part]
  if (!known || !part || !word) return undefined
  const { first, last } = known
  const title = known.title ? { title: known.title } : {}
  if (part === 'last' && last && isSame(first, word)) return { ...title, first: last, last: word }
  if (part === 'first' && first && isSame(last, word)) return { ...title, first: word, last: first }
  const only = first && last ? undefined : (first ?? last)
  if (!isSameBreath || !only || likeness(only.toLowerCase(), word.toLowerCase()) >= alike)
    return undefined
  return part === 'first'
    ? { ...title, first: word, last: only }
    : { ...title, first: only, last: word }
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
    !first.includes(' ') &&
    likenessOf(first) >= alike &&
    likenessOf(first) > likenessOf(last)
  return isTurned ? { ...said, first: last, last: first } : said
}

/** "Luis Lopez", said of Dr. Luis Lopez, takes no title from him. */
export function withTitleOf(known: PersonName | undefined, name: PersonName): PersonName {
  const isSame = (known?.last ?? known?.first) === (name.last ?? name.first)
  return known?.title && !name.title && isSame ? { title: known.title, ...name } : name
}

const particles = /^(?:de|da|di|del|della|la|le|van|von|der|den|el|al|bin|st|mc|mac|o)$/

/** "Okonkwo. Chidi Okonkwo." "Kasia, Kasia Nowak." "Erik Lindqvist, Erik": nobody has the same name twice. */
export function saidOnce(said: readonly string[]): readonly string[] {
  const parts = withoutNickname(said)
  const rest = parts.filter((part, at) => part !== parts[at - 1])
  const [one = ''] = rest
  if (rest.length < 3 || one !== rest.at(-1)) return rest
  return isFirstName(one) && !isLastName(one) ? rest.slice(0, -1) : rest.slice(1)
}

/** "De la Cruz" is one name. */
export function joinParticles(parts: readonly string[]): readonly string[] {
  const names: string[] = []
  let open: string[] = []
  for (const part of parts) {
    open.push(part)
    if (particles.test(part) && names.length > 0) continue
    names.push(open.join(' '))
    open = []
  }
  return open.length > 0 ? [...names, open.join(' ')] : names
}

// Nobody is called only that.
const address =
  /^(?:ji|po|dear|honey|sweetheart|love|ma'am|sir|mami|papi|bro|buddy|pal|doing|doin'?|please|thanks)$/
const politeEnd = /^(?:please|thanks|thank|you|dear|sweetheart|sir|ma'am)$/

/** "Rosa Diaz, dear" is Rosa Diaz, and "ji" alone is nobody. */
export function withoutAddress(words: readonly string[]): readonly string[] {
  const first = address.test(words[0] ?? '') && !isFirstName(words[0] ?? '') ? 1 : 0
  const isAlone = words.length === 1 && first === 1
  if (isAlone) return []
  const start = words.length > 2 && /^doin'?g?$/.test(words[0] ?? '') ? 1 : 0
  const end = words.length > 1 && politeEnd.test(words.at(-1) ?? '') ? -1 : undefined
  return words.slice(start, end)
}

const sharedLetters = 3

/** "Frankie, Frank Marino": short for what follows, and no name besides. */
function withoutNickname(parts: readonly string[]): readonly string[] {
  const [one = '', other = '', ...more] = parts.map((part) => part.toLowerCase())
  const isShort =
    more.length > 0 &&
    one !== other &&
    isFirstName(other) &&
    one.slice(0, sharedLetters) === other.slice(0, sharedLetters) &&
    (isFirstName(one) || one.startsWith(other))
  return isShort ? parts.slice(1) : parts
}
