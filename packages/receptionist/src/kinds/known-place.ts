import { areas, type KnownPlace, knownPlaces } from '@nightdesk/content'
import { likenessOf, numberAt, sounded, type Sounded } from '@nightdesk/understanding'
import { townNamed } from './area.ts'
import type { Place } from './place.ts'
import { houseWords, kinds } from './street-words.ts'

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
  if (at === 0 && words.length > 2) {
    const rest = /^(?:at|of|in)$/.test(words[2] ?? '') ? words.slice(3) : words.slice(2)
    const isNamed = rest.length > 0 && rest[0] !== 'terminal'
    return isNamed ? findKnownPlace([...rest, ...words.slice(0, 2)]) : undefined
  }
  const name = withoutAirline(at > 0 ? words.slice(0, at) : words)
  const known = lookUp(name) ?? nameFirst(name)
  if (!known) return partOfTheCity(words)
  const terminal = at > 0 ? terminalOf(words.slice(at + 1)) : undefined
  return { kind: 'known', known, ...(terminal ? { terminal } : {}) }
}

const longestName = 3

/** The first place everybody knows, of those that begin where one may. */
export function findPlaceIn(
  text: string,
  mayBegin: (before: string) => boolean,
  isMeant: (known: KnownPlace) => boolean = () => true,
): { readonly said: string; readonly from: number } | undefined {
  const words = Array.from(text.matchAll(/[\w'’-]+/g))
  for (const [at, { index: from }] of words.entries()) {
    if (!mayBegin(text.slice(0, from))) continue
    for (let size = longestName; size > 0; size -= 1) {
      const said = words.slice(at, at + size).map(([word]) => word)
      const place = findKnownPlace(said.map((word) => word.toLowerCase()))
      if (place?.kind === 'known' && isMeant(place.known)) return { said: said.join(' '), from }
    }
  }
  return undefined
}

const ofOthers = /\b(?:flight|plane|train|bus)\b/i

/** A place everybody knows, right after the words that lead to one: "a ride to pen station". */
export function spotPlace(text: string, ledBy: RegExp): string | undefined {
  // "A flight out of Kennedy" goes there.
  const isLed = (before: string) => ledBy.test(before) && !ofOthers.test(before)
  return findPlaceIn(text, isLed, ({ isArea }) => !isArea)?.said
}

const airline =
  /^(?:the )?(?:delta|united|american|jetblue|jet blue|spirit|southwest|frontier|alaska|lufthansa|british airways|air france|emirates|arrivals|departures)(?: airlines| terminal)? (?:at|in|from) /

/** "United at Newark". */
function withoutAirline(words: readonly string[]): readonly string[] {
  return words.join(' ').replace(airline, '').split(' ')
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
    .map((size) => ({ known: exact.get(words.slice(0, size).join('')), rest: words.slice(size) }))
    .find(({ known, rest }) => known && (known.isAirport ? !isHouse(rest) : isWhatItIs(rest)))
    ?.known
}

const whatItIs =
  /^the (?:\S+ )?(?:one|place|thing|station|stop|building|terminal|museum|stadium|park|arena|market|mall|side)\b/

/** "The Marriott" after Times Square is a house of its own. */
const isWhatItIs = (words: readonly string[]) => whatItIs.test(words.join(' '))

/** "Newark Penn Station", "Kennedy Boulevard": named after the airport's town or its namesake. */
function isHouse(words: readonly string[]): boolean {
  const text = words.filter((word) => word !== 'terminal').join(' ')
  const isNamed = houseWords.test(text) || words[0] === 'penn'
  return isNamed || kinds.has(words[0] ?? '') || kinds.has(words.at(-1) ?? '')
}

/** "Terminal eight", of whichever airport was told. */
export function terminalAlone(words: readonly string[]): string | undefined {
  const at = words.indexOf('terminal')
  const isAlone = at >= 0 && words.slice(0, at).every((word) => besideTerminal.test(word))
  return isAlone && words.length - at <= longestTerminal
    ? terminalOf(words.slice(at + 1))
    : undefined
}

const besideTerminal = /^(?:it's|that's|it|is|at|the|and|oh|number|from|to|in)$/
const longestTerminal = 2

function terminalOf(words: readonly string[]): string | undefined {
  const [word = ''] = words
  if (/^[a-e]$/.test(word)) return word.toUpperCase()
  const number = numberAt(words, 0, { isExpected: true })
  return number && String(number.value)
}

/** A part of the city is no address. */
function partOfTheCity(words: readonly string[]): Place | undefined {
  const text = words.join(' ').replace(/^the /, '')
  const area =
    areas.find((name) => name.toLowerCase().replace(/^the /, '') === text) ?? townNamed(text)
  return area ? { kind: 'vague', text: area, isAirport: false } : undefined
}

const things =
  "(?:house|home|place|apartment|flat|condo|hotel|office|work|building|airport|station|airbnb|door|hospital|doctor|doctor's|dentist|clinic|school|church|temple|restaurant|theater|theatre|salon|gym|store|shop|job|city)"
const ownThing = new RegExp(`^(?:my|our|his|her|their) (?:\\S+ ){0,3}${things}$`)
const someThing = new RegExp(`^(?:(?:the|an?) )?(?:\\S+ )?${things}$`)
const ownWords =
  /^(?:an?|home|work|airport)\b|^the \S+$|^the \S+ place$|^the (?:eye|foot|kids?'?|train|bus) /
// "Grandma's place", but not St. Mark's Place.
const ofSomebody = /^(?!st |saint )(?:\S+ ){0,2}\S+(?:'s|s') (?:house|home|place|apartment|flat)$/
// "My aunt's in White Plains".
const ofOwn =
  /^(?:my|our|his|her|their) (?:(?:\S+ ){0,2}\S+(?:'s|s')|in laws|parents|folks|grandparents)$/
// The station of a town is found by its name, an office is not.
const findable = /(?:station|airport|hospital|theater|theatre)$/
const whereabouts = /^(?:in|on|at|near|by|off|over|up|down|out|around)$/

/** Named, but nobody could drive there: "my house", "my aunt's place in White Plains", "the office on Broad Street". */
export function isVague(words: readonly string[]): boolean {
  if (isOwn(words.join(' '))) return true
  return words.some((word, end) => {
    const head = words.slice(0, end).join(' ')
    const isHead = end > 0 && whereabouts.test(word) && isOwn(head)
    return isHead && (ownThing.test(head) || !findable.test(head))
  })
}

const unsaid =
  /^(?:(?:the|an?|own) )?(?:(?:office|house|home|apartment|flat|condo|work|job|building)|(?:\S+ )?place)$/

/** Says nothing beside an address: "the office", "the dialysis place". */
export function isUnsaid(words: readonly string[]): boolean {
  return (
    isVague(words) ||
    /^(?:my|our|his|her|their)$/.test(words[0] ?? '') ||
    unsaid.test(words.join(' '))
  )
}

function isOwn(text: string): boolean {
  if (ofOwn.test(text)) return true
  const isSome = someThing.test(text) && ownWords.test(text)
  return isSome || ownThing.test(text) || ofSomebody.test(text)
}
