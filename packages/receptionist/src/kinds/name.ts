import {
  tableOf,
  type Found,
  findSpelled,
  isFirstName,
  isLastName,
  likeness,
  printedName,
  readUtterance,
} from '@nightdesk/understanding'
import { sayName } from '../say/name.ts'
import {
  asPart,
  familyFirst,
  familyLast,
  joinParticles,
  partSaid,
  partsTold,
  placed,
  saidOnce,
  withoutAddress,
  withTitleOf,
} from './name-parts.ts'
import { hyphened, withHyphens } from './hyphens.ts'
import type { Kind, ReadContext, Reader, Value } from './value.ts'

export type PersonName = {
  readonly first?: string
  readonly last?: string
  readonly title?: string
}

export const nameKind: Kind<'name'> = {
  print: ({ name: { title, first, last } }) => [title, first, last].filter(Boolean).join(' '),
  say: ({ name }) => sayName(name),
}

const titles: Readonly<Record<string, string>> = tableOf({
  mr: 'Mr.',
  mister: 'Mr.',
  mrs: 'Mrs.',
  missus: 'Mrs.',
  ms: 'Ms.',
  miss: 'Ms.',
  dr: 'Dr.',
  doctor: 'Dr.',
  professor: 'Prof.',
  reverend: 'Rev.',
  captain: 'Capt.',
  pastor: 'Pastor',
  rabbi: 'Rabbi',
  judge: 'Judge',
  chef: 'Chef',
  barrister: 'Barrister',
  attorney: 'Attorney',
})
const carriers =
  /^(?:(?:yes|yeah|sure|okay|ok|oh|um|uh|so|well|hi|hello|it's|its|it|is|i'm|i|am|my|the|name|names|name's|put|under|for|this|that's|call|me|just|say|make|last|first|and|would|be|that|please|surname|she's|he's|him|her|called|hiya|morning|good)(?: |$))+/
// Signs that are said aloud: "Tran comma Duc".
const saidSigns = / (?:comma|with an apostrophe|apostrophe) /g
const longestName = 5
// From here on, two words are one name, heard twice.
const alike = 0.5

function readPlain(
  said: string,
  { before, by, tag, isSameBreath = false }: ReadContext,
): Value | undefined {
  const known = before?.kind === 'name' ? before.name : undefined
  // "Hers? Zinaida Rabinovich."
  const text = said.replace(/^.*\?\s+(?=\S)/, '')
  const both = partsTold(text)
  if (both) return { kind: 'name', name: inCapitals(both), isSure: true }
  const part = partSaid(text)
  const { words } = readUtterance(text)
  const letters = findSpelled(words, { isExpected: tag === 'spelled' })
  if (letters[0])
    return spelled(known, letters, toName(words.slice(0, letters[0].from)), isSameBreath)
  const read = asPart(toName(words, text), part)
  if (!read) return undefined
  const told =
    placed(known, read, part, isSameBreath) ??
    (known ? (isSameBreath ? together(known, read) : merged(known, read)) : read)
  const name = withTitleOf(known, told)
  return { kind: 'name', name, isSure: by === 'typing' || isCommon(name) }
}

const inCapitals = (name: PersonName): PersonName =>
  Object.fromEntries(
    Object.entries(name).map(([part, said]) => [
      part,
      said
        .split(' ')
        .map((word) => capitalName(word))
        .join(' '),
    ]),
  )

/** A name as it was said, or the letters of one that was said before. */
export const readName: Reader = withHyphens(readPlain)

const clauseOfTwo = /(?<=^|[,.] )(\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}'’-]+)(?=[,.]|$)/gu

/** A name that can be nothing else, between commas: "two guests, Tom Miller". */
export function spotName(text: string): string | undefined {
  const names = Array.from(text.matchAll(clauseOfTwo)).filter(
    ([, first = '', last = '']) =>
      isFirstName(first.toLowerCase()) && isLastName(last.toLowerCase()),
  )
  return names.length === 1 ? names[0]?.[0] : undefined
}

/** A name many people have: it was hardly misheard. */
export function isCommon({ first, last }: PersonName): boolean {
  const isLastCommon = last === undefined || isLastName(last) || isFirstName(last)
  return isLastCommon && (first === undefined || isFirstName(first) || isLastName(first))
}

// Where the tagger took a word too many, the name ends there.
const betweenNames =
  /^(?:spelled|spelt|of|in|at|on|to|from|with|and|or|but|no|not|she|he|we|you|they|says|who|here|there|how|ya|calling|callin|speaking|because|so|we're|i've|got|have|which|what|when|where|why|does|did|could|should)$/
/** The first stretch that can be a name. */
function nameWords(words: readonly string[]): readonly string[] {
  // "A roofer", "a periodontist in Montclair": who they are, not what they are called.
  const [first = '', second = ''] = words
  if (/^(?:a|an|the)$/.test(first) && !isFirstName(second) && !isLastName(second)) return []
  const stretches: string[][] = [[]]
  for (const word of words) {
    if (betweenNames.test(word)) stretches.push([])
    else if (/^[\p{L}'’-]+$/u.test(word)) stretches.at(-1)?.push(word)
  }
  const names = stretches.map(withoutAddress).filter(({ length }) => length > 0)
  const isListed = (word: string) => isFirstName(word) || isLastName(word)
  return names.find((stretch) => stretch.some(isListed)) ?? names[0] ?? []
}

function toName(words: readonly string[], text = ''): PersonName | undefined {
  const joined = words.join(' ')
  const rest = joined.slice(carriers.exec(joined)?.[0].length ?? 0).replace(saidSigns, ' ')
  const [head = '', ...tail] = nameWords(rest.split(' ').filter(Boolean))
  // "Eleanor Hathaway, Mrs."
  const after = tail.length > 1 ? titles[tail.at(-1) ?? ''] : undefined
  const title = titles[head] ?? after
  const named = titles[head] ? tail : [head, ...tail]
  const parts = (after ? named.slice(0, -1) : named).filter(Boolean).slice(0, longestName)
  const names = hyphened(joinParticles(saidOnce(parts)), text).map((part) =>
    capitalName(part, text),
  )
  const [first, ...last] = familyLast(names)
  if (!first) return undefined
  const titled = title ? { title } : {}
  if (last.length > 0) return { ...titled, first, last: last.join(' ') }
  const isLast = title !== undefined || (isLastName(first) && !isFirstName(first))
  return isLast ? { ...titled, last: first } : { first }
}

/** As a name is written: as it was typed with capitals, as everybody writes it, or with one capital. */
export function capitalName(word: string, text = ''): string {
  // "Helen Moore's", as it was heard: nobody is called so.
  const known = printedName(word) ?? printedName(word.replace(/['’]s$/i, ''))
  if (known) return known
  const typed = text.split(/[\s,.]+/).find((part) => part.toLowerCase() === word.toLowerCase())
  if (typed && /\p{Ll}/u.test(typed) && /\p{Lu}/u.test(typed)) return typed
  return word
    .toLowerCase()
    .replaceAll(
      /(^|[ '’-])(\p{L})/gu,
      (_, mark: string, letter: string) => mark + letter.toUpperCase(),
    )
}

/** "Kowalczyk, first name Agnieszka" is one name; "Oluwaseun Adeyemi, but everybody says Seun" stays the full one. */
function together(known: PersonName, said: PersonName): PersonName {
  if (known.first && known.last) {
    const family = said.last ?? said.first ?? ''
    // "First name Wei Ling, last name Chen".
    const isFamily = isLastName(family) && !isFirstName(family) && !isLastName(known.last)
    if (isFamily) return { first: `${known.first} ${known.last}`, last: family }
    return said.first && said.last ? said : known
  }
  if (said.first && said.last) return said
  const [one, other] = [known.first ?? known.last, said.first ?? said.last]
  if (!one || !other || likeness(one, other) >= alike) return merged(known, said)
  const isFamilyFirst = known.last !== undefined || (isFirstName(other) && !isFirstName(one))
  return isFamilyFirst ? { first: other, last: one } : { first: one, last: other }
}

/** A first name alone keeps the last one that was said before, and the other way round. */
function merged(known: PersonName, said: PersonName): PersonName {
  if (said.first && said.last) return said
  if (said.last && !said.first) return { ...known, ...said }
  if (known.last && !known.first && isFirstName(said.first ?? '')) return { ...known, ...said }
  if (known.first && said.first && likeness(known.first, said.first) >= alike)
    return { ...known, ...said }
  if (known.first && !known.last && said.first !== known.first && !isFirstName(said.first ?? ''))
    return { ...known, ...(said.first ? { last: said.first } : {}) }
  return known.last && said.first === known.first ? known : said
}

/** Letters mend the part of a name they sound like. They never shorten a good one: "F, O, S" is Foster half spelled. */
function spelled(
  known: PersonName | undefined,
  letters: readonly Found<string>[],
  said: PersonName | undefined,
  isSameBreath: boolean,
): Value {
  const longest = Math.max(...letters.map(({ value }) => value.length))
  const names = letters.filter(({ value }) => value.length >= Math.min(longest, leastLetters))
  const whole = familyFirst(said ?? (isSameBreath ? known : undefined), names) ?? known ?? {}
  const name = names.reduce((base, { value }) => mend(base, capitalName(value)), whole)
  return { kind: 'name', name, isSure: true }
}

// Beside a longer word, two letters are rather none.
const leastLetters = 3

function mend(base: PersonName, word: string): PersonName {
  const { first, last } = base
  const isWhole = (said?: string) =>
    said?.replaceAll(/[ -]/g, '').toLowerCase() === word.toLowerCase()
  // "Wei Ling, W, E, I, L, I, N, G".
  if ([first, last].some((said) => said?.includes(' ') && isWhole(said))) return base
  // Of "Garcia Lopez", the half that was spelled.
  const halves = last?.split(/[ -]/) ?? []
  const half = halves.length > 1 ? halves.find((part) => likeness(part, word) >= alike) : undefined
  if (half && last) return { ...base, last: last.replace(half, word) }
  const isHalf = (part?: string) =>
    part !== undefined &&
    part.length > word.length &&
    part.toLowerCase().startsWith(word.toLowerCase()) &&
    (isLastName(part) || isFirstName(part))
  // "Halvorsen, S, E, N": how it ends.
  const isEnd = last !== undefined && last.toLowerCase().endsWith(word.toLowerCase())
  if (isHalf(last) || isHalf(first) || isEnd) return base
  if (last && likeness(last, word) >= alike) return { ...base, last: word }
  if (first && likeness(first, word) >= alike) return { ...base, first: word }
  if (first && last && !isLastName(last)) return { ...base, last: word }
  if (first && last) return base
  const isLast = first !== undefined || (isLastName(word) && !isFirstName(word))
  return isLast ? { ...base, last: word } : { ...base, first: word }
}
