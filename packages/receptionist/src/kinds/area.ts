import { areas, boroughs, type KnownPlace, knownPlaces } from '@nightdesk/content'
import { numberAt, ordinalAt } from '@nightdesk/understanding'
import { directions, houseWords, kinds, titleCase } from './street-words.ts'

const units = /^(?:apartment|apt|unit|suite|floor|room)$/
/** The door and the part of the city come last: "apartment 4 B in Brooklyn". */
export function splitEnd(
  words: readonly string[],
  hasHouse = false,
): { body: readonly string[]; unit?: string; borough?: string } {
  const { end, borough } = splitArea(words, hasHouse)
  const { body, unit } = splitUnit(end)
  return { body, ...(unit ? { unit } : {}), ...(borough ? { borough } : {}) }
}

function splitUnit(words: readonly string[]): { body: readonly string[]; unit?: string } {
  const at = unitFrom(words)
  const unit = words
    .slice(at)
    .join(' ')
    .replace(/^(?:on )?(?:the )?/, '')
  return at > 0 ? { body: words.slice(0, at), unit: printUnit(unit) } : { body: words }
}

/** Where the door begins: "apartment 4 B", "on the twenty-second floor". */
function unitFrom(words: readonly string[]): number {
  const floor = words.lastIndexOf('floor')
  const number = [floor - 2, floor - 1].find(
    (at) => at >= 0 && (ordinalAt(words, at) ?? numberAt(words, at))?.to === floor,
  )
  if (number === undefined) return words.findIndex((word, at) => at > 0 && units.test(word))
  const led = /(?:^| )(?:on )?(?:the)?$/.exec(words.slice(0, number).join(' '))?.[0] ?? ''
  return number - led.split(' ').filter(Boolean).length
}

/** "4 b" and "9A", which was taken for an hour, are doors. */
function printUnit(said: string): string {
  const text = said
    .replace(/(?<=\d )([ap])m$/, '$1')
    .replace(/(?<=\d) (?=[a-z]$)/, '')
    .replace(/\d[a-z]$/, (door) => door.toUpperCase())
  return titleCase(text)
}

/** What was said after a comma: a door, a part of the city, or how else the house is known. */
export function readTail(clauses: readonly (readonly string[])[]): {
  unit?: string
  borough?: string
} {
  const unitOf = (words: readonly string[]) => splitUnit(['', ...words]).unit
  const unit = clauses.map(unitOf).find(Boolean)
  const others = clauses
    .filter((words) => unitOf(words) === undefined)
    .map((words) => (isTalk(words) ? '' : printArea(words)))
    .filter(Boolean)
  return { ...(unit ? { unit } : {}), ...(others.length > 0 ? { borough: others.join(', ') } : {}) }
}

const talk =
  /^(?:i|i'm|i'll|i've|we|we're|we'll|you|me|us|let|let's|see|think|need|want|going|go|pick|pickup|please|thanks|sorry|okay|ok|yeah|yes|no|well|so|actually|hold|wait|it|it's|is|was|are|have|can|could|would|know|hi|hello|hey|sir|miss|ma'am|dear|honey|sweetie|hear|number|address)$/

/** Words to the desk, and no name of anything. */
export const isTalk = (words: readonly string[]): boolean => words.some((word) => talk.test(word))

/** "… Steinway Street in Astoria", "… Bergen Avenue Jersey City". */
function splitArea(
  words: readonly string[],
  hasHouse: boolean,
): { end: readonly string[]; borough?: string } {
  const at = areaFrom(words, hasHouse) ?? knownAreaFrom(words)
  return at === undefined
    ? { end: words }
    : { end: words.slice(0, at), borough: printArea(words.slice(at)) }
}

const longestArea = 4
const longestNote = 6

/** Where the part of the city begins: after the kind of street and its side, where words follow that are no door. */
function areaFrom(words: readonly string[], hasHouse: boolean): number | undefined {
  const isLast = (at: number) => !words.slice(at + 1).some((word) => kinds.has(word))
  const kind = words.findIndex(
    (word, at) =>
      at > 0 &&
      kinds.has(word) &&
      !kinds.has(words[at + 1] ?? '') &&
      // "320 St. Nicholas Avenue".
      (word !== 'st' || isLast(at)),
  )
  if (kind < 0) return undefined
  const at = directions[words[kind + 1] ?? ''] ? kind + 2 : kind + 1
  const rest = words.slice(at)
  const next = rest[0] ?? ''
  const isDoor = units.test(next) || unitFrom(rest) === 0
  if (rest.length === 0 || isDoor || /^(?:and|at|of|&|[a-z]|\d.*)$/.test(next)) return undefined
  // After a number nothing else can be meant: "48 Orchard Street off Grand".
  const isArea = hasHouse ? rest.length <= longestNote : isAreaLike(rest)
  return isArea ? at : undefined
}

const lead =
  /^(?:(?:also|still|over|out|up|down|that's|it's|which is|right) )*(in )?(?:on (?=(?:the |long |staten |roosevelt |city )?island))?(?:the (?!island$))?/
const notOfAreas = /\b(?:on|at|near|by|off|from|to|with|for|across|behind|the|and|one)\b/

const isNoArea = (text: string) => notOfAreas.test(text) || houseWords.test(text)

function isAreaLike(words: readonly string[]): boolean {
  if (words.length > longestArea) return false
  const text = words.join(' ')
  const led = lead.exec(text)
  const rest = text.slice(led?.[0].length ?? 0)
  return areaNamed(rest) !== undefined || led?.[1] !== undefined || !isNoArea(rest)
}

// Which one is told by the other place.
const theIsland = 'the Island'
const known: readonly KnownPlace[] = knownPlaces
const bareName = (name: string) => name.replace(/^the /, '')
// Nobody writes "the" before this one.
const printed = (name: string) => (name === 'the Bronx' ? bareName(name) : name)
const areaNames: ReadonlyMap<string, string> = new Map([
  ...known
    .filter(({ isArea }) => isArea)
    .flatMap(({ name, also }) => also.map((form) => [bareName(form), name] as const)),
  ...[...areas, ...boroughs].map((name) => [bareName(name).toLowerCase(), printed(name)] as const),
  [theIsland.toLowerCase(), theIsland] as const,
])

/** A part of the city or a town around it, as it is printed. */
export function areaNamed(text: string): string | undefined {
  return areaNames.get(text) ?? areaNames.get(bareName(text))
}

const outside = 'new jersey|jersey|connecticut|long island|westchester'
const states = new RegExp(`^([a-z' ]+?)(?: (?:out|over|up))?(?: (?:on|in))? (${outside})$`)
const mostTownWords = 2

/** "Montclair, New Jersey": a town nobody listed, known by its state. */
export function townNamed(text: string): string | undefined {
  const [, town = '', state = ''] = states.exec(text) ?? []
  const words = town.split(' ')
  const isTown = town !== '' && words.length <= mostTownWords && !isNoArea(town)
  if (!isTown || words.some((word) => kinds.has(word) || partOnly.test(word) || word === 'airport'))
    return undefined
  return `${areaNames.get(town) ?? titleCase(town)}, ${titleCase(state)}`
}

/** As it is printed, also with the comma before its state. */
export function areaOrTown(text: string): string | undefined {
  const bare = text.toLowerCase().replaceAll(',', '')
  return areaNamed(bare) ?? townNamed(bare)
}

const regions = new RegExp(
  `^(.+?) (${outside}|new york|staten island|brooklyn|queens|manhattan|(?:the )?bronx)$`,
)
const partOnly = /^(?:downtown|uptown|midtown|upper|lower|south|north|east|west|central|in|over)$/

/** "Montclair, New Jersey": the town, and where it is. */
function printArea(words: readonly string[]): string {
  const text = words.join(' ')
  const [whole = '', isIn] = lead.exec(text) ?? []
  const rest = text.slice(whole.length)
  const name = areaNamed(rest)
  if (name) return name
  const [, town = '', region = ''] = regions.exec(rest) ?? []
  const isTown = town !== '' && !partOnly.test(town.split(' ').at(-1) ?? '')
  if (isTown)
    return `${areaNamed(town) ?? titleCase(town)}, ${areaNamed(region) ?? titleCase(region)}`
  if (isIn) return titleCase(rest)
  return titleCase(text.replace(/^(?:that's|it's|also) /, ''), { isWithin: true })
}

/** "Nine ten Grand Concourse in the Bronx": some streets end without a kind, but everybody knows the area. */
function knownAreaFrom(words: readonly string[]): number | undefined {
  const size = [3, 2, 1].find((length) => areaNamed(words.slice(-length).join(' ')))
  if (size === undefined || size > words.length - 2) return undefined
  const before = words.slice(0, -size).join(' ')
  const led = /(?: (?:over|out|also|up|down))*(?: (?:in|on))?(?: the)?$/.exec(before)?.[0] ?? ''
  return before.slice(0, before.length - led.length).split(' ').length
}

/** "Also on the Island": the one that was named for the other place. */
export function withIsland(borough: string, others: readonly string[]): string {
  const island = others.map((text) => /(?:Staten|Long) Island$/.exec(text)?.[0]).find(Boolean)
  return borough === theIsland ? (island ?? theIsland) : borough
}

const mostAreaWords = 3

/** How many words at the beginning name a part of the city. */
export function areaBefore(words: readonly string[]): { area: string; to: number } | undefined {
  for (let to = mostAreaWords; to > 0; to -= 1) {
    const area = areaNamed(words.slice(0, to).join(' '))
    // "Greenwich Street 75".
    if (area && to < words.length && !kinds.has(words[to] ?? '')) return { area, to }
  }
  return undefined
}
