import { areas, type KnownPlace, knownPlaces } from '@nightdesk/content'
import { likenessOf, numberAt, sounded, type Sounded } from '@nightdesk/understanding'
import type { Place } from './place.ts'

type Alias = { readonly known: KnownPlace; readonly sounded: Sounded }

const aliases: readonly Alias[] = knownPlaces.flatMap((known) =>
  [...known.also, known.name].map((text) => ({ known, sounded: sounded(text) })),
)
const exact: ReadonlyMap<string, KnownPlace> = new Map(
  aliases.map(({ sounded: { letters }, known }) => [letters, known]),
)
const alikeEnough = 0.8
// Short names are believed only when they are heard exactly.
const shortestGuess = 7

/** A place everybody in the city knows, also a little misheard; at an airport, with its terminal. */
export function findKnownPlace(words: readonly string[]): Place | undefined {
  const at = words.indexOf('terminal')
  // "Terminal four, Kennedy".
  if (at === 0 && words.length > 2) return findKnownPlace([...words.slice(2), ...words.slice(0, 2)])
  const name = at > 0 ? words.slice(0, at) : words
  const known = lookUp(name) ?? nameFirst(name)
  if (!known) return partOfTheCity(words)
  const terminal = at > 0 ? terminalOf(words.slice(at + 1)) : undefined
  return { kind: 'known', known, ...(terminal ? { terminal } : {}) }
}

function lookUp(words: readonly string[]): KnownPlace | undefined {
  const bare = words[0] === 'the' ? words.slice(1) : words
  const named = bare.filter((word) => !/^(?:airport|of|in)$/.test(word))
  for (const part of [words, bare, named]) {
    const known = exact.get(part.join('').replaceAll(/[^a-z0-9]/g, ''))
    if (known) return known
  }
  const said = sounded(bare.join(''))
  if (said.letters.length < shortestGuess) return undefined
  const best = aliases
    .filter(({ sounded: { letters } }) => letters.length >= shortestGuess)
    .map(({ known, sounded: name }) => ({ known, score: likenessOf(said, name, alikeEnough) }))
    .toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= alikeEnough ? best.known : undefined
}

/** "Kennedy, the JetBlue one", "Port Authority, the bus place": what follows is about where in it, or what it is. */
function nameFirst(words: readonly string[]): KnownPlace | undefined {
  return [3, 2, 1]
    .filter((size) => size < words.length)
    .map((size) => ({ known: exact.get(words.slice(0, size).join('')), next: words[size] }))
    .find(({ known, next }) => known && (known.isAirport || next === 'the'))?.known
}

function terminalOf(words: readonly string[]): string | undefined {
  const [word = ''] = words
  if (/^[a-e]$/.test(word)) return word.toUpperCase()
  const number = numberAt(words, 0, { isExpected: true })
  return number && String(number.value)
}

/** A part of the city is no address. */
function partOfTheCity(words: readonly string[]): Place | undefined {
  const text = words.join(' ').replace(/^the /, '')
  const area = areas.find((name) => name.toLowerCase().replace(/^the /, '') === text)
  return area ? { kind: 'vague', text: area, isAirport: false } : undefined
}
