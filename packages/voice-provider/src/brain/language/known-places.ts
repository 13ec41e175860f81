import { type KnownPlace, knownPlaces } from '@nightdesk/content'
import { type Found, likenessOf, numberAt, sounded, type Sounded } from '@nightdesk/understanding'
import type { Place } from './place.ts'

const alikeEnough = 0.8
const longestAlias = 4

type Alias = {
  readonly known: KnownPlace
  readonly text: string
  readonly sounded: Sounded
  readonly isExactOnly: boolean
}

// Short names and "the Met" are believed only when they are heard exactly.
const shortestGuess = 6
const aliases: readonly Alias[] = knownPlaces.flatMap((known) =>
  known.also.map((text) => ({
    known,
    text,
    sounded: sounded(text),
    isExactOnly: text.startsWith('the ') || text.replaceAll(' ', '').length < shortestGuess,
  })),
)
const exactAliases: ReadonlyMap<string, KnownPlace> = new Map(
  aliases.map(({ sounded: { letters }, known }) => [letters, known]),
)

// A recogniser rarely loses the first sound, and this spares nine comparisons of ten.
const guessable: ReadonlyMap<string, readonly Alias[]> = Map.groupBy(
  aliases.filter(({ isExactOnly }) => !isExactOnly),
  (alias) => alias.sounded.sound.slice(0, 1),
)

type Finder = (
  words: readonly string[],
  at: number,
  taken: ReadonlySet<number>,
) => Found<KnownPlace> | undefined

export function knownIn(
  words: readonly string[],
  taken: ReadonlySet<number>,
  find: Finder,
): Found<Place>[] {
  const found: Found<Place>[] = []
  let at = 0
  while (at < words.length) {
    const match = find(words, at, taken)
    const place = match && withTerminal(match, words)
    if (place) found.push(place)
    at = place ? Math.max(place.to, at + 1) : at + 1
  }
  return found
}

export function exactAt(words: readonly string[], at: number): Found<KnownPlace> | undefined {
  for (let length = longestAlias; length > 0; length -= 1) {
    if (at + length > words.length) continue
    const known = exactAliases.get(words.slice(at, at + length).join(''))
    if (known && !isSpelling(words, at, length)) return { value: known, from: at, to: at + length }
  }
  return undefined
}

/** "O L G A" is a name letter by letter, not LGA. */
function isSpelling(words: readonly string[], at: number, length: number): boolean {
  const isLetter = (word = '') => /^[a-z]$/.test(word)
  if (length < 2 || !words.slice(at, at + length).every(isLetter)) return false
  return isLetter(words[at - 1]) || isLetter(words[at + length])
}

export function guessAt(
  words: readonly string[],
  at: number,
  taken: ReadonlySet<number>,
): Found<KnownPlace> | undefined {
  let best: (Found<KnownPlace> & { readonly score: number }) | undefined
  for (let length = longestAlias; length > 0; length -= 1) {
    const heard = words.slice(at, at + length)
    if (at + length > words.length || range(at, at + length).some((index) => taken.has(index)))
      continue
    if (
      heard.includes('|') ||
      commonWords.test(heard[0] ?? '') ||
      (length > 1 && commonEnds.test(heard.at(-1) ?? ''))
    )
      continue
    const said = sounded(heard.join(''))
    if (said.letters.length < shortestGuess - 1) continue
    for (const alias of guessable.get(said.sound.slice(0, 1)) ?? []) {
      const score = likenessOf(said, alias.sounded, alikeEnough)
      if (score >= alikeEnough && score > (best?.score ?? 0))
        best = { value: alias.known, from: at, to: at + length, score }
    }
  }
  return best
}

const commonWords =
  /^(?:a|an|the|i|to|at|from|in|on|for|of|and|is|it|my|me|we|you|need|want|time|please|car|ride|airport|that|this|there|they|center|park|city|with|what|how|when)$/
const commonEnds =
  /^(?:a|the|i|to|at|from|in|on|for|and|is|it|my|me|we|please|tomorrow|with|about)$/

function withTerminal(
  { value, from, to }: Found<KnownPlace>,
  words: readonly string[],
): Found<Place> {
  const start = words[to] === 'airport' ? to + 1 : to
  if (words[start] === 'terminal') {
    const number = numberAt(words, start + 1, { isExpected: true })
    const letter = /^[a-e]$/.test(words[start + 1] ?? '')
      ? words[start + 1]?.toUpperCase()
      : undefined
    const terminal = letter ?? (number ? String(number.value) : undefined)
    if (terminal)
      return {
        value: { kind: 'known', known: value, terminal },
        from,
        to: letter ? start + 2 : (number?.to ?? start + 1),
      }
  }
  return { value: { kind: 'known', known: value }, from, to: start }
}

/** The positions from one to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
